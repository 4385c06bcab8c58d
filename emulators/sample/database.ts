import { approvedAddresses, countApproved } from '../../domain/approval';
import type { Order } from '../../domain/order';
import { paths } from '../../domain/paths';
import type { Permissao, User } from '../../domain/user';
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
  const count = (role: Permissao) => users.filter(({ permissao }) => permissao === role).length;
  return {
    [paths.users]: byKey(users, ({ uid }) => uid),
    [paths.sellers]: byKey(sellerEntries(users), ({ value }) => value),
    [paths.customerCode]: count('cliente'),
    [paths.sellerCode]: count('vendedor'),
    [paths.approved]: countApproved(users),
    [paths.approvedAddresses]: approvedAddresses(users),
    [paths.orders]: byKey(orders, ({ numerodopedido }) => String(numerodopedido)),
    ...besideOrders(orders),
  };
}

function byKey<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
