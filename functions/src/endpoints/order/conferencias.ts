import type { OrderComparison } from '../../../../domain/order/check/doubts';
import { mostCompared } from '../../../../domain/query-limits';
import { can } from '../../../../domain/session/access';
import { compareOrders } from '../../order/check/compare-orders';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { numberListFrom } from '../../query';
import type { Endpoint } from '../endpoint';

interface Compared extends OrderComparison {
  numerodopedido: number;
}

/**
 * GET /conferencias?pedidos=12,15,19 → [{numerodopedido, conferencia, hoje}]: what rows are marked for. `conferencia`: how
 * the order compared when the server first saw it {em, itens, codigo, nome, preco, estoque, primeiro, vezes}. `hoje`: how
 * a pending one compares with the product table of today {differing, counts: {codigo, nome, preco, estoque}, short,
 * dearer, sum}; `dearer` and `sum` in cents, `sum` of the lines only where it is not the total. Left out are those that
 * the copy doesn't have or that aren't the caller's.
 */
export const conferencias: Endpoint = async ({ caller: { uid, user }, query }) => {
  const numbers = numberListFrom(query, 'pedidos', mostCompared);
  await copyChangedOrders();
  const compared = await compareOrders(numbers, can(user, 'ordersOfAll') ? undefined : uid);
  return compared.map(({ numerodopedido, conferencia, hoje }): Compared => {
    return { numerodopedido, conferencia, hoje };
  });
};
