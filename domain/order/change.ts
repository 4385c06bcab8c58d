import { fromCents } from '../words/money';
import type { QuoteEdit } from './edit/edit';
import type { OrderHead } from './head';
import { addUpLines } from './lines';
import { indexOf, type Order, type OrderChange, type Person } from './order';
import type { NewStep } from './progress/step';
import { grantFor } from './quote/discount';
import { noWords, withTerms, writtenWords } from './quote/words';
import { canMove, initialStatus, orderActions, type OrderAction } from './status';
import type { SellerEntry, User } from '../people/user';
import { can, type RoleFields } from '../session/access';

/** The shortest pause between two moves of an order in milliseconds, and the most moves. The rules refuse more. */
export const pauseBetweenMoves = 1000;
export const maxMoves = { customer: 20, seller: 50, administrator: 100 } as const;

/** A change of an order that a person can ask for. */
export type WantedChange =
  | { campo: 'status'; acao: OrderAction }
  | { campo: 'vendedor'; vendedor: SellerEntry }
  | { campo: 'andamento'; passo: NewStep };

/** A `WantedChange`, or one whose seller, step or lines the person chooses later. */
export type AskedChange =
  | WantedChange
  | { campo: 'vendedor'; vendedor?: undefined }
  | { campo: 'andamento'; passo?: undefined }
  | { campo: 'itens' };

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
  if (wanted.campo === 'itens') return status !== initialStatus;
  return wanted.campo === 'status'
    ? !canMove(status, wanted.acao)
    : wanted.vendedor?.value === idvendedor;
}

/** A pending order's customer, and the seller who wrote it, may change its lines and delete it (decisions 92, 117). */
function isTheirs(
  wanted: Moving,
  { status, idvendedor, criadopor, cliente }: OrderHead,
  person: RoleFields & Pick<User, 'uid'>,
): boolean {
  if (can(person, 'ordersOfAll') || idvendedor === person.uid) return true;
  const isTheirRight =
    wanted.campo === 'itens' || (wanted.campo === 'status' && wanted.acao === 'excluir');
  const takesPart = [criadopor?.uid, cliente.uid].includes(person.uid);
  return isTheirRight && takesPart && status === initialStatus;
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

/** The pending order with other lines, notes or terms, and the words of the change for its history. */
export function edited(order: Order, edit: QuoteEdit, words: string): Changed {
  const { observacao: _note, condicoes: _terms, desconto, ...rest } = order;
  const { itens, observacao } = edit;
  const lines = addUpLines(itens);
  const centavos = lines.at(-1)?.soma ?? 0;
  const note = writtenWords(withTerms({ ...noWords, observacao }, edit.condicoes));
  const grant = grantFor(lines, edit.motivodesconto, desconto);
  return {
    order: {
      ...{ ...rest, ...note, ...grant, itens: lines, linhas: lines.length },
      ...{ centavos, total: fromCents(centavos) },
    },
    change: { campo: 'itens', de: '', para: words },
  };
}

function reindexed(order: Order): Order {
  return { ...order, indice: indexOf(order) };
}

export function signatureOf({ uid, nome }: Pick<User, 'uid' | 'nome'>): Person {
  return { uid, nome };
}
