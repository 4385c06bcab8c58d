import { byCode } from '../../../../domain/order/check/comparison';
import { todaysDoubts, type TodaysDoubts } from '../../../../domain/order/check/doubts';
import { initialStatus } from '../../../../domain/order/status';
import { paths } from '../../../../domain/paths';
import { mostCompared } from '../../../../domain/query-limits';
import { can } from '../../../../domain/session/access';
import type { Caller } from '../../caller/caller';
import { database } from '../../firebase';
import { listProductsOf } from '../../product/table/catalog';
import { numberListFrom } from '../../query';
import { linesOf } from '../../stored/order-lines';
import type { Endpoint } from '../endpoint';

interface Compared extends TodaysDoubts {
  numerodopedido: number;
}

/**
 * GET /conferencias?pedidos=12,15,19 → how these pending orders compare with the product table of today
 * [{numerodopedido, differing, counts: {codigo, nome, preco, estoque}, short, dearer, sum}]: what rows are marked for.
 * `dearer` and `sum` in cents; `sum` of the lines only where it is not the total. Left out are those that aren't pending
 * or not the caller's.
 */
export const conferencias: Endpoint = async ({ caller, query }) => {
  const numbers = numberListFrom(query, 'pedidos', mostCompared);
  const read = await Promise.all(numbers.map((number) => readPending(number, caller)));
  const orders = read.filter((order) => order !== undefined);
  const table = byCode(await listProductsOf(orders.flatMap(({ itens }) => itens)));
  return orders.map(({ numerodopedido, ...order }): Compared => {
    const { lines: _lines, ...doubts } = todaysDoubts(order, table);
    return { numerodopedido, ...doubts };
  });
};

/** The lines weigh: they are read only where the head says that they are wanted. */
async function readPending(numerodopedido: number, { uid, user }: Caller) {
  const head = await database().ref(paths.orderHead(numerodopedido)).get();
  const isOwn = can(user, 'ordersOfAll') || head.child('idvendedor').val() === uid;
  if (!isOwn || head.child('status').val() !== initialStatus) return undefined;
  const lines = await database().ref(paths.orderLines(numerodopedido)).get();
  return { numerodopedido, total: Number(head.child('total').val()), itens: linesOf(lines.val()) };
}
