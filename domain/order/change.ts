import type { OrderHead } from './head';
import { indexOf, type Order, type OrderChange, type Person } from './order';
import type { NewStep } from './progress/step';
import { canMove, initialStatus, orderActions, type OrderAction } from './status';
import type { SellerEntry, User } from '../people/user';
import { can, type RoleFields } from '../session/access';

/** The shortest pause between two moves of an order in milliseconds, and the most moves. The rules refuse more. */
export const pauseBetweenMoves = 1000;
export const maxMoves = { seller: 50, administrator: 100 } as const;

/** A change of an order that a person can ask for. */
export type WantedChange =
  | { campo: 'status'; acao: OrderAction }
  | { campo: 'vendedor'; vendedor: SellerEntry }
  | { campo: 'andamento'; passo: NewStep };

/** A `WantedChange`, or a change of seller or a step before the person chose it. */
export type AskedChange =
  | WantedChange
  | { campo: 'vendedor'; vendedor?: undefined }
  | { campo: 'andamento'; passo?: undefined };

/**
 * `made`: the order already has the wanted status or seller, or its status doesn't allow the action. `unapproved`: only
 * approved orders have steps.
 */
export type ChangeObstacle = 'made' | 'unapproved' | 'anothers' | 'incomplete';

type Moving = Exclude<AskedChange, { campo: 'andamento' }>;

/**
 * Why this person can't make the change; undefined if they can. `maxMoves` isn't checked here, because a head doesn't
 * count moves; the rules check it.
 */
export function obstacleTo(
  wanted: AskedChange,
  order: OrderHead,
  person: RoleFields & Pick<User, 'uid'>,
): ChangeObstacle | undefined {
  if (wanted.campo === 'andamento') return hasSteps(order) ? undefined : 'unapproved';
  if (isMade(wanted, order)) return 'made';
  if (!isTheirs(wanted, order, person)) return 'anothers';
  // A recount fills in `criadoem` from the date, so 0 means that the date is unreadable too.
  return order.problems || order.criadoem === 0 ? 'incomplete' : undefined;
}

/** Whether steps may be added to the order. */
export function hasSteps({ status }: Pick<OrderHead, 'status'>): boolean {
  return status === orderActions.aprovar.to;
}

function isMade(wanted: Moving, { status, idvendedor }: OrderHead): boolean {
  return wanted.campo === 'status'
    ? !canMove(status, wanted.acao)
    : wanted.vendedor?.value === idvendedor;
}

/** Decision 92: a seller may delete a pending order that they wrote for another seller, and do nothing else with it. */
function isTheirs(
  wanted: Moving,
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
