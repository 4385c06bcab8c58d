import { readSync } from './sync';

/**
 * The key of a cart's next sending. It is derived from the last one, so devices with the same cart use the same key and
 * create one order. Undefined if this device never met the stored cart.
 */
export async function nextSendingKey(cart: string): Promise<string | undefined> {
  const { known, sent } = readSync(cart);
  const last = sent.at(-1)?.chave ?? known.envio;
  return last === undefined ? undefined : keyFrom(cart, last);
}

/** A hash of the texts, the same on every device. */
export async function keyFrom(...texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
