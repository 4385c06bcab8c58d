import type { Order } from '../../domain/order';
import type { User } from '../../domain/user';
import { sampleUsers, sellerEntries } from './accounts';
import { sampleOrders } from './orders';
import { besideOrders } from './sums';

/** The whole sample tree of the Realtime Database, with dates relative to `now`. */
export function sampleDatabase(now: Date): Record<string, unknown> {
  const users = sampleUsers(now);
  return databaseOf(users, sampleOrders(users, now));
}

/** A tree of these people and orders (oldest first), with all counters and sums that follow from them. */
export function databaseOf(users: User[], orders: Order[]): Record<string, unknown> {
  const cliente = users.filter(({ permissao }) => permissao === 'cliente');
  const vendedor = users.filter(({ permissao }) => permissao === 'vendedor');
  const approved = (people: User[]) => people.filter(({ analise }) => analise === true).length;
  return {
    usuarios: byKey(users, ({ uid }) => uid),
    vendedores: byKey(sellerEntries(users), ({ value }) => value),
    codigocliente: cliente.length,
    codigovendedor: vendedor.length,
    aprovados: { cliente: approved(cliente), vendedor: approved(vendedor) },
    pedidos: byKey(orders, ({ numerodopedido }) => String(numerodopedido)),
    ...besideOrders(orders),
  };
}

function byKey<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
