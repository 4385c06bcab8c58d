import { roundToCents } from '../../src/domain/money';
import { orderStatuses } from '../../src/domain/order-status';
import type { Order } from '../../src/domain/order';
import type { User } from '../../src/domain/user';
import { sampleUsers, sellerEntries } from './accounts';
import { sampleOrders } from './orders';

/** The whole sample tree of the Realtime Database, with dates that count back from `now`. */
export function sampleDatabase(now: Date): Record<string, unknown> {
  const users = sampleUsers(now);
  return databaseOf(users, sampleOrders(users, now));
}

/** A tree of these people and orders, oldest order first, with every counter and sum that belongs to them. */
export function databaseOf(users: User[], orders: Order[]): Record<string, unknown> {
  const last = orders.at(-1)?.numerodopedido ?? 0;
  const codes = (role: string) => users.filter(({ permissao }) => permissao === role).length;
  return {
    usuarios: byKey(users, ({ uid }) => uid),
    vendedores: byKey(sellerEntries(users), ({ value }) => value),
    codigocliente: codes('cliente'),
    codigovendedor: codes('vendedor'),
    pedidos: byKey(orders, ({ numerodopedido }) => String(numerodopedido)),
    numerodopedido: last,
    totalorcamento: totalOf(orders),
    resumopedidos: { ...summaries(orders), pedido: last },
    envios: sentKeys(orders),
  };
}

function summaries(orders: Order[]) {
  const summaryOf = (status: string) => {
    const inStatus = orders.filter((order) => order.status === status);
    return { quantidade: inStatus.length, total: totalOf(inStatus) };
  };
  return Object.fromEntries(orderStatuses.map((status) => [status, summaryOf(status)]));
}

/** `envios/{uid}/{chave}`: which order each sending became. */
function sentKeys(orders: Order[]) {
  const sent: Record<string, Record<string, number>> = {};
  for (const { cliente, chave, numerodopedido } of orders) {
    (sent[cliente.uid] ??= {})[chave] = numerodopedido;
  }
  return sent;
}

function totalOf(orders: Order[]): number {
  return roundToCents(orders.reduce((sum, { total }) => sum + total, 0));
}

function byKey<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
