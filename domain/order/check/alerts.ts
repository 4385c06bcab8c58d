import { otherSum } from '../lines';
import type { Order } from '../order';
import type { OrderHead } from '../head';
import type { OrderCheck } from './comparison';
import type { TodaysDoubts } from './doubts';
import { initialStatus } from '../status';
import { endsToday, isOverdue, type QuoteValidity } from '../quote/validity';

/** What is strange about an order, for whoever decides about it (decision 79). */
export type OrderAlert =
  | { kind: 'vencido'; validity: QuoteValidity }
  /** The total is not the sum of its lines, which is so many cents. */
  | { kind: 'soma'; cents: number }
  /** Lines differ from the product table: from today's, or from that of the day when it was sent. */
  | { kind: 'difere'; today: TodaysDoubts }
  | { kind: 'difere'; check: OrderCheck }
  | { kind: 'semconferencia' }
  /** So many lines ask for more than there is, or asked for more than there was. */
  | { kind: 'estoque'; lines: number; isToday: boolean }
  | { kind: 'cliente' }
  | { kind: 'primeiro' }
  | { kind: 'incomum'; times: number };

export interface OrderFacts {
  /** null where the server has not compared it. */
  check: OrderCheck | null | undefined;
  /** A pending one beside the product table of today; null where that can't be had. */
  today: TodaysDoubts | null | undefined;
  validity: QuoteValidity | undefined;
  isCustomerApproved: boolean | undefined;
}

export function isOfToday(alert: OrderAlert): boolean {
  return alert.kind === 'difere' ? 'today' in alert : alert.kind === 'estoque' && alert.isToday;
}

/** An order, or its head: that its lines come to another sum is known of a pending one then, by today's comparison. */
type Alerting = Pick<OrderHead, 'total' | 'status' | 'problems'> & Partial<Pick<Order, 'itens'>>;

/** Beside today's product table while the order is pending, else, or where today's can't be had, that of its sending. */
export function alertsOf(order: Alerting, facts: OrderFacts): OrderAlert[] {
  const { itens, total } = order;
  const cents = itens ? otherSum({ itens, total }) : facts.today?.sum;
  return [
    ...(order.status === initialStatus ? aboutDecision(facts) : []),
    ...(cents === undefined ? [] : [{ kind: 'soma', cents } as const]),
    ...aboutLines(order, facts),
  ];
}

function aboutLines({ status }: Alerting, { check, today }: OrderFacts): OrderAlert[] {
  if (status !== initialStatus || today === null) {
    return check && check.itens > 0 ? [{ kind: 'difere', check }] : [];
  }
  return today && today.differing > 0 ? [{ kind: 'difere', today }] : [];
}

function aboutDecision(facts: OrderFacts): OrderAlert[] {
  const { check, today, validity, isCustomerApproved } = facts;
  const lines = today ? today.short : today === null ? (check?.acima ?? 0) : 0;
  const times = check?.vezes ?? 0;
  return [
    ...(isOverdue(validity) ? [{ kind: 'vencido', validity } as const] : []),
    ...(isCustomerApproved === false ? [{ kind: 'cliente' } as const] : []),
    ...(check === null && today === null ? [{ kind: 'semconferencia' } as const] : []),
    ...(lines > 0 ? [{ kind: 'estoque', lines, isToday: today !== null } as const] : []),
    ...(check?.primeiro ? [{ kind: 'primeiro' } as const] : []),
    ...(times > 0 ? [{ kind: 'incomum', times } as const] : []),
  ];
}

export function isDiffering(order: Alerting, facts: OrderFacts): boolean {
  return alertsOf(order, facts).some(({ kind }) => kind === 'difere');
}

/** Whether somebody should look at an order: it is strange or incomplete, or today is its last day. */
export function needsAttention(order: Alerting, facts: OrderFacts) {
  return (
    endsToday(facts.validity) ||
    (order.problems ?? []).length > 0 ||
    alertsOf(order, facts).length > 0
  );
}
