import { approvedAddresses, countApproved } from '../../domain/people/approval';
import { customerEntries } from '../../domain/people/customer-entry';
import { headsOf } from '../../domain/order/head';
import type { Order } from '../../domain/order/order';
import { storedSettings, type TermSettings } from '../../domain/order/quote/terms';
import { withIndex } from '../../domain/people/search/index-keys';
import { paths } from '../../domain/paths';
import type { Permissao, User } from '../../domain/people/user';
import { sampleUsers, sellerEntries, sellerPasswords } from './people/accounts';
import { sampleOrders } from './orders';
import { besideOrders } from './sums';

/** The whole sample tree of the Realtime Database, with dates relative to `now`. */
export function sampleDatabase(now: Date): Record<string, unknown> {
  const users = sampleUsers(now);
  const orders = sampleOrders(users, now);
  return { ...databaseOf(users, orders), [paths.terms]: storedSettings(terms) };
}

const terms = {
  pagamentos: ['À vista, com 3% de desconto', 'Boleto 28 dias', 'Boleto 28/35/42 dias'],
  transportadoras: ['Retira na distribuidora', 'Rodoviário Serra Azul', 'Expresso Litoral'],
  pede: {
    ...{ pagamento: 'pergunta', frete: 'pergunta' },
    ...{ transportadora: 'pergunta', entrega: 'pergunta' },
  },
} satisfies TermSettings;

/** The tree of these people and orders (oldest first), with all counters and sums derived from them. */
export function databaseOf(users: User[], orders: Order[]): Record<string, unknown> {
  const count = (role: Permissao) => users.filter(({ permissao }) => permissao === role).length;
  return {
    [paths.users]: byKey(users.map(withIndex), ({ uid }) => uid),
    [paths.customers]: customerEntries(users),
    [paths.sellers]: byKey(sellerEntries(users), ({ value }) => value),
    [paths.accounts]: accountsOf(users),
    [paths.customerCode]: count('cliente'),
    [paths.sellerCode]: count('vendedor'),
    [paths.approved]: countApproved(users),
    [paths.orders]: byKey(orders, ({ numerodopedido }) => String(numerodopedido)),
    [paths.orderHeads]: headsOf(orders),
    [paths.authors]: authorsOf(orders, users),
    ...besideOrders(orders),
  };
}

function accountsOf(users: User[]): Record<string, object> {
  const passwords = sellerPasswords(users);
  const addresses = approvedAddresses(users);
  return Object.fromEntries(
    users.flatMap(({ uid }) => {
      const [senha, email] = [passwords[uid], addresses[uid]];
      return senha || email ? [[uid, { ...(senha && { senha }), ...(email && { email }) }]] : [];
    }),
  );
}

function authorsOf(orders: Order[], users: User[]): Record<string, string> {
  const moves = orders.flatMap(({ historico = {} }) => Object.values(historico));
  const authors = new Set(moves.map(({ por }) => por.uid));
  return Object.fromEntries(
    users.flatMap(({ uid, nome }) => (authors.has(uid) ? [[uid, nome]] : [])),
  );
}

function byKey<Item>(items: Item[], keyOf: (item: Item) => string): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
