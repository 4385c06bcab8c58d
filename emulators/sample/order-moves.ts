import { orderActions, type OrderAction } from '../../domain/order-status';
import { indexOf, type Order, type OrderChange } from '../../domain/order';
import type { User } from '../../domain/user';
import { hour } from './dates';
import type { Random } from './random';

interface Circumstances {
  random: Random;
  users: User[];
  sellers: User[];
  now: Date;
  /** What can become of an order; frequent outcomes are listed more often. */
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
  const handedOver = random.between(1, 10) === 1;
  if (now.getTime() - order.criadoem < 6 * 24 * hour) return order;

  const administrator = users.find(({ superUser }) => superUser);
  const other = sellers.find(({ uid }) => uid !== order.idvendedor);
  let moved = order;
  let moment = order.criadoem;
  if (handedOver && administrator && other) {
    moment += random.between(hour, 20 * hour);
    moved = handOver(moved, other, administrator, moment);
  }
  for (const action of fate) {
    moment += random.between(hour, 30 * hour);
    const seller = sellers.find(({ uid }) => uid === moved.idvendedor);
    const author = random.between(1, 2) === 1 ? administrator : seller;
    if (author) moved = changeStatus(moved, action, author, moment);
  }
  return { ...moved, indice: indexOf(moved) };
}

function changeStatus(order: Order, action: OrderAction, author: User, em: number): Order {
  const { to } = orderActions[action];
  const changed = record(order, {
    campo: 'status',
    de: order.status,
    para: to,
    por: signature(author),
    em,
  });
  return { ...changed, status: to };
}

function handOver(order: Order, seller: User, author: User, em: number): Order {
  const { uid: idvendedor, nome: vendedor } = seller;
  const changed = record(order, {
    campo: 'vendedor',
    de: order.vendedor,
    para: vendedor,
    por: signature(author),
    em,
  });
  return { ...changed, idvendedor, vendedor };
}

function record(order: Order, change: OrderChange): Order {
  const { historico = {}, numerodopedido } = order;
  const mudanca = `sample-${numerodopedido}-${Object.keys(historico).length + 1}`;
  return { ...order, mudanca, historico: { ...historico, [mudanca]: change } };
}

function signature({ uid, nome }: User) {
  return { uid, nome };
}
