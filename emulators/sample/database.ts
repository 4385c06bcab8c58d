import { roundToCents } from '../../src/domain/money';
import { orderStatuses } from '../../src/domain/order-status';
import type { Order } from '../../src/domain/order';
import { sampleUsers, sellerEntries } from './accounts';
import { sampleOrders } from './orders';

/** The whole sample tree of the Realtime Database, with dates that count back from `now`. */
export function sampleDatabase(now: Date): Record<string, unknown> {
  const users = sampleUsers(now);
  const orders = sampleOrders(users, now);
  const codes = (role: string) => users.filter(({ permissao }) => permissao === role).length;
  return {
    usuarios: byKey(users, ({ uid }) => uid),
    vendedores: byKey(sellerEntries(users), ({ value }) => value),
    codigocliente: codes('cliente'),
    codigovendedor: codes('vendedor'),
    pedidos: byKey(orders, ({ numerodopedido }) => String(numerodopedido)),
    numerodopedido: orders.length,
    totalorcamento: totalOf(orders),
    resumopedidos: { ...summaries(orders), pedido: orders.length },
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
    sent[cliente.uid] = { ...sent[cliente.uid], [chave]: numerodopedido };
  }
  return sent;
}

function totalOf(orders: Order[]): number {
  return roundToCents(orders.reduce((sum, { total }) => sum + total, 0));
}

function byKey<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
