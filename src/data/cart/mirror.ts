import { ref, remove, set } from 'firebase/database';
import * as v from 'valibot';

import type { MirrorCart } from '../../../domain/cart/kept';
import { termsSchema } from '../../../domain/order/quote/terms';
import { withReason, withTerms } from '../../../domain/order/quote/words';
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
  motivodesconto: text,
  representante: text,
  condicoes: v.fallback(termsSchema, {}),
  // The database stores an empty list as nothing.
  itens: v.optional(v.unknown()),
});
const cart = valueFrom(stored);

function mirrorFrom(fields: v.InferOutput<typeof stored>): MirrorCart {
  const { itens, escritas, observacao, referencia, condicoes, ...others } = fields;
  const { motivodesconto, representante, ...rest } = others;
  // A list with gaps arrives as an object.
  const lines = linesFrom(Object.values(typeof itens === 'object' ? (itens ?? {}) : {}));
  return {
    ...rest,
    escritas: escritas.split(' '),
    lines,
    words: withTerms(withReason({ observacao, referencia }, motivodesconto), condicoes),
    representative: representante,
  };
}

/** A stored cart's owner and customer; `customer` is undefined for the owner's own cart. */
export interface CartPlace {
  uid: string;
  customer: string | undefined;
}

/** `carrinhos/{uid}/{customer}`: a person's cart on all devices, live; null before the first write. */
export function watchCart({ uid, customer }: CartPlace): Subscribe<MirrorCart | null> {
  return watchRecord(paths.cart(uid, customer), (snapshot) => mirrorFrom(cart(snapshot)));
}

/** `carrinhos/{uid}`: all carts of a person, live, by customer. */
export function watchCarts(uid: string): Subscribe<Readonly<Record<string, MirrorCart>>> {
  return watch(ref(database, paths.carts(uid)), (list) =>
    Object.fromEntries(childrenOf(list, stored, (fields, key) => [key, mirrorFrom(fields)])),
  );
}

/**
 * Stores the cart for all devices of its person. Safety: the rules accept only the next version, so if two devices
 * write at once, one is refused.
 */
export function storeCart(
  { uid, customer }: CartPlace,
  { lines, words, representative, ...rest }: MirrorCart,
) {
  const { observacao, referencia, motivodesconto = '', condicoes } = words;
  const { versao, escritas, envio, enviando = '' } = rest;
  const texts = {
    ...{ envio, enviando, observacao, referencia, motivodesconto },
    representante: representative,
  };
  const written = Object.entries(texts).filter(([, value]) => value !== '');
  return set(ref(database, paths.cart(uid, customer)), {
    versao,
    escritas: escritas.join(' '),
    ...Object.fromEntries(written),
    ...(condicoes && { condicoes }),
    itens: lines,
  });
}

/** Deletes the stored cart. Safety: the rules allow this only for a customer's empty cart. */
export function removeCart({ uid, customer }: CartPlace): Promise<void> {
  return remove(ref(database, paths.cart(uid, customer)));
}
