import { moveOrder } from '../../../emulators/sample/order-moves';
import { cartLines, sentOrder } from '../../../emulators/sample/orders';
import { sendingTimes } from '../../../emulators/sample/dates';
import { createRandom, type Random } from '../../../emulators/sample/random';
import type { SampleProduct } from '../../../emulators/sample/catalogue';
import type { Order } from '../../../domain/order/order';
import type { OrderAction } from '../../../domain/order/status';
import type { User } from '../../../domain/people/user';
import { fourYears, today } from './calendar';

const orderCount = 50_000;
/** Of this many orders, one belongs to the customer and one to the seller who sign in. */
const shareOfAccounts = 50;

/** Most orders are settled within weeks: of 50,000, about 2,000 are pending and 4,000 deleted. */
const recent = 2_500;
const recentFates = weighted([65, []], [32, ['aprovar']], [3, ['excluir']]);
const oldFates = weighted(
  [2, []],
  [225, ['aprovar']],
  [2, ['aprovar', 'analisar', 'aprovar']],
  [15, ['excluir']],
  [6, ['aprovar', 'excluir']],
);

/** Four years of orders of 5 to 40 lines, oldest first. */
export function orders(users: User[], products: SampleProduct[]): Order[] {
  const random = createRandom(50_000);
  const approved = users.filter(({ analise }) => analise === true);
  const customers = approved.filter(({ permissao }) => permissao === 'cliente');
  const sellers = approved.filter(({ permissao }) => permissao === 'vendedor');
  const active = products.filter(({ ativo }) => ativo);

  return sendingTimes(orderCount, random, today, fourYears).map((sent, index) => {
    const own = index % shareOfAccounts === 0;
    const order = sentOrder({
      numerodopedido: index + 1,
      customer: pick(customers, own, random),
      seller: pick(sellers, own, random),
      itens: cartLines(active, random.between(5, 40), random),
      sent,
    });
    const fates = index < orderCount - recent ? oldFates : recentFates;
    return moveOrder(order, { random, users, sellers, now: today, fates });
  });
}

/** This many orders of the customer who signs in, of 5 to 40 lines, oldest first. None was moved. */
export function ordersOfCustomer(
  users: readonly User[],
  active: readonly SampleProduct[],
  count: number,
): Order[] {
  const random = createRandom(count);
  const customer = users.find(({ permissao }) => permissao === 'cliente');
  const seller = users.find(({ permissao }) => permissao === 'vendedor');
  if (!customer || !seller) throw new Error('Nobody orders.');
  return sendingTimes(count, random, today, fourYears).map((sent, index) => {
    const itens = cartLines(active, random.between(5, 40), random);
    return sentOrder({ numerodopedido: index + 1, customer, seller, itens, sent });
  });
}

/** This many orders of the seller who signs in, of few lines, oldest first. The customers take turns. */
export function ordersOfSeller(
  users: readonly User[],
  active: readonly SampleProduct[],
  count: number,
): Order[] {
  const random = createRandom(count);
  const customers = users.filter((user) => user.permissao === 'cliente' && user.analise === true);
  const seller = users.find(({ permissao }) => permissao === 'vendedor');
  if (!seller) throw new Error('Nobody sells.');
  return sendingTimes(count, random, today, fourYears).map((sent, index) => {
    const itens = cartLines(active, random.between(5, 10), random);
    const customer = customers[index % customers.length] ?? random.pick(customers);
    return sentOrder({ numerodopedido: index + 1, customer, seller, itens, sent });
  });
}

/** The first of these people is the one who signs in. */
function pick(users: readonly User[], own: boolean, random: Random): User {
  return random.pick(own ? users.slice(0, 1) : users);
}

function weighted(...fates: [weight: number, fate: OrderAction[]][]): OrderAction[][] {
  return fates.flatMap(([weight, fate]) => Array.from({ length: weight }, () => fate));
}
