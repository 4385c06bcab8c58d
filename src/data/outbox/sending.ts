import * as v from 'valibot';

import { readJson, removeKey, writeJson } from '../base/json-storage';

/**
 * The key of a quote that was sent and is not confirmed yet. It outlives a reload, and all tabs of the browser
 * share it, so that one cart gives one order (decision 23).
 */
const storageKey = 'envio_pendente';

const sending = v.object({
  uid: v.string(),
  chave: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
});

/** A stored order that its sender was not shown yet; a reload before that must not hide it from them. */
const unseenKey = 'pedido_a_mostrar';

const unseen = v.object({ uid: v.string(), numerodopedido: v.pipe(v.number(), v.integer()) });

/** The key under way for this cart (`cartId`), if any. */
export function pendingKey(uid: string): string | undefined {
  const stored = v.safeParse(sending, readJson(storageKey));
  return stored.success && stored.output.uid === uid ? stored.output.chave : undefined;
}

/** The key under way, or a new one that is kept until `forgetKey`. */
export function takeKey(uid: string): string {
  const pending = pendingKey(uid);
  if (pending) return pending;
  const chave = crypto.randomUUID();
  writeJson(storageKey, { uid, chave } satisfies v.InferOutput<typeof sending>);
  return chave;
}

/** Once the order is confirmed: the next cart is another quote. Another cart's key stays. */
export function forgetKey(uid: string): void {
  if (pendingKey(uid) !== undefined) removeKey(storageKey);
}

/** The number of this account's stored order that was not shown yet, if any. */
export function unseenOrder(uid: string): number | undefined {
  const stored = v.safeParse(unseen, readJson(unseenKey));
  return stored.success && stored.output.uid === uid ? stored.output.numerodopedido : undefined;
}

/** Until `forgetUnseenOrder`. */
export function keepUnseenOrder(uid: string, numerodopedido: number): void {
  writeJson(unseenKey, { uid, numerodopedido } satisfies v.InferOutput<typeof unseen>);
}

/** Once the number was shown. */
export function forgetUnseenOrder(): void {
  removeKey(unseenKey);
}
