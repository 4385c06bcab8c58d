import type { OrderComparison } from '../../../../domain/order/check/doubts';
import { maxComparedOrders } from '../../../../domain/query-limits';
import { can } from '../../../../domain/session/access';
import { compareOrders } from '../../order/check/compare-orders';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { numberListFrom } from '../../query';
import type { Endpoint } from '../endpoint';

interface Compared extends OrderComparison {
  numerodopedido: number;
}

/**
 * GET /conferencias?pedidos=12,15,19 → [{numerodopedido, conferencia, hoje, credito}], the comparisons of orders with the
 * product table. Orders that the copy lacks or that aren't the caller's are left out.
 *
 * `conferencia` is the first comparison {em, itens, codigo, nome, preco, estoque, primeiro, vezes}. `hoje` compares a
 * pending order with today's table {differing, counts: {codigo, nome, preco, estoque}, short, dearer, sum}; `dearer`
 * and `sum` in cents, `sum` only if it differs from the total. `unfit`: lines that don't fit today's packs, and
 * `discounted`: how many lines have a discount, and the greatest in percent, if any.
 * `credito` is the customer's credit, if an order is pending and the distributor's system told it.
 */
export const conferencias: Endpoint = async ({ caller: { uid, user }, query }) => {
  const numbers = numberListFrom(query, 'pedidos', maxComparedOrders);
  await copyChangedOrders();
  const compared = await compareOrders(numbers, can(user, 'ordersOfAll') ? undefined : uid);
  return compared.map(({ numerodopedido, conferencia, hoje, credito }): Compared => {
    return { numerodopedido, conferencia, hoje, ...(credito && { credito }) };
  });
};
