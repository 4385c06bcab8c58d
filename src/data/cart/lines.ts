import * as v from 'valibot';

import { maxQuantity } from '../../../domain/cart/cart';
import { isDiscount } from '../../../domain/order/quote/discount';
import type { CartLine } from '../../../domain/product/product';
import { noteFrom } from '../../../domain/words/text';

export const cartLine = v.pipe(
  v.object({
    CD_PRODUTO: v.pipe(v.string(), v.nonEmpty()),
    DESCRICAO: v.string(),
    CD_GRUPO: v.string(),
    preco_venda: v.pipe(v.number(), v.minValue(0)),
    estoque_saldo: v.fallback(v.number(), 0),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
    observacao: v.exactOptional(v.pipe(v.string(), v.transform(noteFrom))),
    desconto: v.exactOptional(v.unknown()),
  }),
  // The rules refuse an order with an empty note or a damaged discount.
  v.transform(({ observacao, desconto, ...line }) => ({
    ...line,
    ...(observacao && { observacao }),
    ...(isDiscount(desconto) && { desconto }),
  })),
);

/** The lines of a kept cart, one per code. Skips everything else, because other programs may write here too. */
export function linesFrom(stored: unknown): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const read = v.safeParse(cartLine, entry);
    if (read.success && !lines.has(read.output.CD_PRODUTO)) {
      lines.set(read.output.CD_PRODUTO, read.output);
    }
  }
  return [...lines.values()];
}
