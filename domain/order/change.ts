import type { OrderHead } from './head';
import { indexOf, type Order, type OrderChange, type Person } from './order';
import { canMove, initialStatus, orderActions, type OrderAction } from './status';
import type { SellerEntry, User } from '../people/user';
import { can, type RoleFields } from '../session/access';

/** Milliseconds between two moves of an order, and how many it may make. The rules refuse more. */
export const pauseBetweenMoves = 1000;
export const mostMoves = { seller: 50, administrator: 100 } as const;

/** What can be asked of an order. */
export type WantedChange =
  | { campo: 'status'; acao: OrderAction }
  | { campo: 'vendedor'; vendedor: SellerEntry };

/** The same, or a change of seller before one is chosen. */
export type AskedChange = WantedChange | { campo: 'vendedor'; vendedor?: undefined };

/** `made`: the order stands there already, or the change doesn't begin where it stands. */
export type ChangeObstacle = 'made' | 'anothers' | 'incomplete';

/**
 * Why this person can't make the change, as the rules have it; undefined if they can. Rows, many at once and keys ask
 * this. A head doesn't tell how often its order moved: the rules alone refuse the move after `mostMoves`.
 */
export function obstacleTo(
  wanted: AskedChange,
  order: OrderHead,
  person: RoleFields & Pick<User, 'uid'>,
): ChangeObstacle | undefined {
  if (isMade(wanted, order)) return 'made';
  if (!isTheirs(wanted, order, person)) return 'anothers';
  // A recount dates what it can: an order without a creation has no readable date either.
  return order.problems || order.criadoem === 0 ? 'incomplete' : undefined;
}

function isMade(wanted: AskedChange, { status, idvendedor }: OrderHead): boolean {
  return wanted.campo === 'status'
    ? !canMove(status, wanted.acao)
    : wanted.vendedor?.value === idvendedor;
}

/** Decision 92: whoever wrote an order that another seller represents takes it back while it is pending, and no more. */
function isTheirs(
  wanted: AskedChange,
  { status, idvendedor, criadopor }: OrderHead,
  person: RoleFields & Pick<User, 'uid'>,
): boolean {
  if (can(person, 'ordersOfAll') || idvendedor === person.uid) return true;
  const deletes = wanted.campo === 'status' && wanted.acao === 'excluir';
  return deletes && criadopor?.uid === person.uid && status === initialStatus;
}

interface Changed {
  order: Order;
  change: Pick<OrderChange, 'campo' | 'de' | 'para'>;
}

export function moved(order: Order, action: OrderAction): Changed {
  const { to } = orderActions[action];
  return {
    order: reindexed({ ...order, status: to }),
    change: { campo: 'status', de: order.status, para: to },
  };
}

export function handedOver(order: Order, seller: SellerEntry): Changed {
  return {
    order: reindexed({ ...order, idvendedor: seller.value, vendedor: seller.label }),
    change: { campo: 'vendedor', de: order.vendedor, para: seller.label },
  };
}

function reindexed(order: Order): Order {
  return { ...order, indice: indexOf(order) };
}

export function signatureOf({ uid, nome }: Pick<User, 'uid' | 'nome'>): Person {
  return { uid, nome };
}
