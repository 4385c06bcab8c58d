import { ref, remove, set } from 'firebase/database';
import * as v from 'valibot';

import type { MirrorCart } from '../../../domain/cart/kept';
import { paths } from '../../../domain/paths';
import { linesFrom } from './lines';
import type { Subscribe } from '../base/subscription';
import { childrenOf, database, valueFrom, watch, watchRecord } from '../base/database';

const text = v.fallback(v.string(), '');
const stored = v.object({
  versao: v.number(),
  escritas: v.string(),
  envio: text,
  enviando: v.exactOptional(v.string()),
  observacao: text,
  referencia: text,
  representante: text,
  // An empty list is stored as nothing.
  itens: v.optional(v.unknown()),
});
const cart = valueFrom(stored);

function mirrorFrom(fields: v.InferOutput<typeof stored>): MirrorCart {
  const { itens, escritas, observacao, referencia, representante, ...rest } = fields;
  // Places with a gap between them come as an object.
  const lines = linesFrom(Object.values(typeof itens === 'object' ? (itens ?? {}) : {}));
  return {
    ...rest,
    escritas: escritas.split(' '),
    lines,
    words: { observacao, referencia },
    representative: representante,
  };
}

/** Whose cart it is, and for which customer; a person's own has none. */
export interface CartPlace {
  uid: string;
  customer: string | undefined;
}

/** `carrinhos/{uid}/{customer}`: a cart on all devices of its person, live; null before the first. */
export function watchCart({ uid, customer }: CartPlace): Subscribe<MirrorCart | null> {
  return watchRecord(paths.cart(uid, customer), (snapshot) => mirrorFrom(cart(snapshot)));
}

/** `carrinhos/{uid}`: all carts of a person, live, by whom they are for. */
export function watchCarts(uid: string): Subscribe<Readonly<Record<string, MirrorCart>>> {
  return watch(ref(database, paths.carts(uid)), (list) =>
    Object.fromEntries(childrenOf(list, stored, (fields, key) => [key, mirrorFrom(fields)])),
  );
}

/**
 * Stores the cart for all devices of its person. Safety: the rules take it only as the next version, so of two devices
 * that write at once one is refused.
 */
export function storeCart(
  { uid, customer }: CartPlace,
  { lines, words, representative, ...rest }: MirrorCart,
) {
  const { observacao, referencia } = words;
  const { versao, escritas, envio, enviando = '' } = rest;
  const texts = { envio, enviando, observacao, referencia, representante: representative };
  const written = Object.entries(texts).filter(([, value]) => value !== '');
  return set(ref(database, paths.cart(uid, customer)), {
    versao,
    escritas: escritas.join(' '),
    ...Object.fromEntries(written),
    itens: lines,
  });
}

/** Removes the stored cart. Safety: the rules take this only for an empty one of a customer. */
export function removeCart({ uid, customer }: CartPlace): Promise<void> {
  return remove(ref(database, paths.cart(uid, customer)));
}
