import { handedOver, moved } from '../../domain/order/change';
import type { OrderAction } from '../../domain/order/status';
import type { Order } from '../../domain/order/order';
import { sellerEntryOf, type User } from '../../domain/people/user';
import { hour } from './dates';
import type { Random } from './random';

interface Circumstances {
  random: Random;
  users: User[];
  sellers: User[];
  now: Date;
  /** The possible moves of an order; frequent ones are listed more often. */
  fates?: readonly OrderAction[][];
}

const sampleFates: OrderAction[][] = [
  ['aprovar'],
  ['aprovar'],
  ['aprovar'],
  ['aprovar'],
  ['aprovar', 'analisar'],
  ['aprovar', 'analisar', 'aprovar'],
  ['excluir'],
  ['aprovar', 'excluir'],
  [],
];

/** Moves an order that is a few days old; newer ones stay pending. */
export function moveOrder(
  order: Order,
  { random, users, sellers, now, fates = sampleFates }: Circumstances,
): Order {
  const fate = random.pick(fates);
  const changesHands = random.between(1, 10) === 1;
  if (now.getTime() - order.criadoem < 6 * 24 * hour) return order;

  const administrator = users.find(({ superUser }) => superUser);
  const other = sellers.find(({ uid }) => uid !== order.idvendedor);
  let current = order;
  let moment = order.criadoem;
  if (changesHands && administrator && other) {
    moment += random.between(hour, 20 * hour);
    current = record(current, handedOver(current, sellerEntryOf(other)), administrator, moment);
  }
  for (const action of fate) {
    moment += random.between(hour, 30 * hour);
    const seller = sellers.find(({ uid }) => uid === current.idvendedor);
    const author = random.between(1, 2) === 1 ? administrator : seller;
    if (author) current = record(current, moved(current, action), author, moment);
  }
  return current;
}

function record(
  { historico = {} }: Order,
  { order, change }: ReturnType<typeof moved>,
  author: User,
  em: number,
): Order {
  const vez = Object.keys(historico).length + 1;
  const mudanca = `sample-${order.numerodopedido}-${vez}`;
  const line = { ...change, vez, por: { uid: author.uid }, em };
  return { ...order, mudanca, mudouem: em, historico: { ...historico, [mudanca]: line } };
}
