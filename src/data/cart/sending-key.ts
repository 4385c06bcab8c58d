import { readSync } from './sync';

/**
 * The key of a cart's next sending. It follows from the cart's last one, so that devices which hold the same cart send it
 * under the same key, and it becomes one order; undefined where this device never met the stored cart.
 */
export async function nextSendingKey(cart: string): Promise<string | undefined> {
  const { known, sent } = readSync(cart);
  const last = sent.at(-1)?.chave ?? known.envio;
  return last === undefined ? undefined : keyFrom(cart, last);
}

/** The same key from the same texts, on every device. */
export async function keyFrom(...texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
