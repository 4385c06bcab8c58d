import { readJson, removeKey, writeJson } from './json-storage';

/**
 * The key of a quote that was sent and is not confirmed yet. It outlives a reload, and all tabs of the browser
 * share it, so that one cart gives one order (decision 23).
 */
const storageKey = 'envio_pendente';

interface Sending {
  uid: string;
  chave: string;
}

function isSending(value: unknown): value is Sending {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, chave } = value as Partial<Record<keyof Sending, unknown>>;
  return typeof uid === 'string' && typeof chave === 'string' && /^[0-9a-f-]{36}$/.test(chave);
}

/** The key under way for this account, if any. */
export function pendingKey(uid: string): string | undefined {
  const stored = readJson(storageKey);
  return isSending(stored) && stored.uid === uid ? stored.chave : undefined;
}

/** The key under way, or a new one that is kept until `forgetKey`. */
export function takeKey(uid: string): string {
  const pending = pendingKey(uid);
  if (pending) return pending;
  const chave = crypto.randomUUID();
  writeJson(storageKey, { uid, chave } satisfies Sending);
  return chave;
}

/** Once the order is confirmed: the next cart is another quote. */
export function forgetKey(): void {
  removeKey(storageKey);
}
