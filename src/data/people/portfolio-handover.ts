import type { OrderHead } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { orderStatuses } from '../../../domain/order/status';
import { lastOrderOf, sellersOf } from '../../../domain/people/portfolio';
import { paths } from '../../../domain/paths';
import { numberFrom, read, readChildren } from '../base/database';
import { firstOf, ordersOfSellersCustomer } from '../order/search/lists';
import { headFrom } from '../order/record';
import type { Write } from '../order/writes';

/**
 * What changes in two portfolios with an order's seller: it may become the last order with the new one, and an earlier
 * one with the old.
 * Safety: the rules take it only where the stored last order is the one that was read, or an earlier one.
 */
export async function portfolioHandover(order: Order, seller: string): Promise<Write> {
  const { numerodopedido, idvendedor, cliente, criadopor } = order;
  if (!sellersOf(order).includes(idvendedor)) return {};
  const [left, entered] = await Promise.all([
    lastNumber(idvendedor, cliente.uid),
    lastNumber(seller, cliente.uid),
  ]);
  const staysAsAuthor = criadopor?.uid === idvendedor;
  return {
    ...(left === numerodopedido &&
      !staysAsAuthor && {
        [paths.portfolioLast(idvendedor, cliente.uid)]: await lastButOne(order),
      }),
    ...((entered ?? 0) < numerodopedido && {
      [paths.portfolioLast(seller, cliente.uid)]: lastOrderOf(order),
    }),
  };
}

function lastNumber(seller: string, customer: string): Promise<number | null> {
  return read(`${paths.portfolioLast(seller, customer)}/pedido`, numberFrom);
}

/** The seller's last order of the customer apart from this one; null for none. */
async function lastButOne({ numerodopedido, idvendedor, cliente }: Order) {
  const newest = await Promise.all(
    orderStatuses.map((status) =>
      readChildren(firstOf(ordersOfSellersCustomer(idvendedor, cliente.uid, status), 2), headFrom),
    ),
  );
  const last = newest
    .flat()
    .filter((other) => other.numerodopedido !== numerodopedido)
    .reduce<OrderHead | null>((a, b) => (a && a.numerodopedido > b.numerodopedido ? a : b), null);
  return last && lastOrderOf(last);
}
