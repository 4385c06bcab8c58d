import { linesSchema, type StoredOrder } from '../../../domain/order/record/schema';
import { readFields } from '../../../domain/words/record';

/** The lines of an order as a browser wrote them. Fields that aren't numbers become 0, as on the screens. */
export function linesOf(itens: unknown): StoredOrder['itens'] {
  return readFields(linesSchema, { itens: itens ?? [] }).itens;
}
