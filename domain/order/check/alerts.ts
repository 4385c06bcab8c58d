import { otherSum, type Totalled } from '../lines';
import type { Order } from '../order';
import type { OrderHead } from '../head';
import type { OrderCheck } from './comparison';
import type { OrderComparison, TodaysDoubts } from './doubts';
import { discountedIn, type Discounted } from '../quote/discount';
import { initialStatus } from '../status';
import { creditDoubts, type Credit, type CreditDoubt } from '../../people/credit/credit';
import { toCents } from '../../words/money';
import { endsToday, isOverdue, type QuoteValidity } from '../quote/time/validity';

/** Something unusual about an order, shown to the person who decides on it (decision 79). */
export type OrderAlert =
  | { kind: 'vencido'; validity: QuoteValidity }
  /** The total isn't the sum of the lines, which is `cents`. */
  | { kind: 'soma'; cents: number }
  /** Lines differ from the product table: from today's, or from the one of the day when the order was sent. */
  | { kind: 'difere'; today: TodaysDoubts }
  | { kind: 'difere'; check: OrderCheck }
  /** `lines` lines ask for more than the stock of today. */
  | { kind: 'estoque'; lines: number }
  /** `lines` lines don't fit today's packs. */
  | { kind: 'embalagem'; lines: number }
  /** Lines have a discount (decision 122). A head doesn't know the reason. */
  | ({ kind: 'desconto'; reason?: string } & Discounted)
  | { kind: 'cliente' }
  /** The customer's credit speaks against it (decision 120). */
  | { kind: 'credito'; credit: Credit; doubts: CreditDoubt[] }
  | { kind: 'primeiro' }
  | { kind: 'incomum'; times: number }
  /** Its lines or notes were changed after the sending, last at `em`. */
  | { kind: 'alterado'; em: number };

/** A fact is undefined while it is unknown. */
export interface OrderFacts {
  comparison: OrderComparison | undefined;
  validity: QuoteValidity | undefined;
  isCustomerApproved: boolean | undefined;
}

export function isOfToday(alert: OrderAlert): boolean {
  return alert.kind === 'difere'
    ? 'today' in alert
    : alert.kind === 'estoque' || alert.kind === 'embalagem';
}

/**
 * An order, or its head. A head has no lines, so for a pending one today's comparison shows that its lines add up to
 * another total.
 */
type Alerting = Pick<OrderHead, 'total' | 'status' | 'problems' | 'alterado'> &
  Partial<Pick<Totalled, 'itens'> & Pick<Order, 'desconto'>>;

/** Compares a pending order with today's product table, any other with the table of the day when it was sent. */
export function alertsOf(order: Alerting, facts: OrderFacts): OrderAlert[] {
  const { itens, total } = order;
  const cents = itens ? otherSum({ itens, total }) : facts.comparison?.hoje?.sum;
  return [
    ...(order.status === initialStatus ? aboutDecision(order, facts) : []),
    ...(cents === undefined ? [] : [{ kind: 'soma', cents } as const]),
    ...aboutLines(order, facts),
  ];
}

function aboutLines({ status }: Alerting, { comparison }: OrderFacts): OrderAlert[] {
  const { conferencia: check, hoje: today } = comparison ?? {};
  if (status !== initialStatus) return check && check.itens > 0 ? [{ kind: 'difere', check }] : [];
  return today && today.differing > 0 ? [{ kind: 'difere', today }] : [];
}

function aboutDecision(order: Alerting, facts: OrderFacts): OrderAlert[] {
  const { alterado: em, total, itens, desconto } = order;
  const reason = desconto && { reason: desconto.motivo };
  const cents = toCents(total);
  const { comparison, validity, isCustomerApproved } = facts;
  const discounted = itens ? discountedIn(itens) : comparison?.hoje?.discounted;
  const lines = comparison?.hoje?.short ?? 0;
  const unfit = comparison?.hoje?.unfit ?? 0;
  const times = comparison?.conferencia?.vezes ?? 0;
  const credit = comparison?.credito;
  const doubts = credit ? creditDoubts(credit, cents) : [];
  return [
    ...(isOverdue(validity) ? [{ kind: 'vencido', validity } as const] : []),
    ...(isCustomerApproved === false ? [{ kind: 'cliente' } as const] : []),
    ...(credit && doubts.length > 0 ? [{ kind: 'credito', credit, doubts } as const] : []),
    ...(discounted ? [{ kind: 'desconto', ...discounted, ...reason } as const] : []),
    ...(lines > 0 ? [{ kind: 'estoque', lines } as const] : []),
    ...(unfit > 0 ? [{ kind: 'embalagem', lines: unfit } as const] : []),
    ...(comparison?.conferencia?.primeiro ? [{ kind: 'primeiro' } as const] : []),
    ...(times > 0 ? [{ kind: 'incomum', times } as const] : []),
    ...(em === undefined ? [] : [{ kind: 'alterado', em } as const]),
  ];
}

export function isDiffering(order: Alerting, facts: OrderFacts): boolean {
  return alertsOf(order, facts).some(({ kind }) => kind === 'difere');
}

/** Whether somebody should look at an order: it has an alert, is incomplete, or expires today. */
export function needsAttention(order: Alerting, facts: OrderFacts) {
  return (
    endsToday(facts.validity) ||
    (order.problems ?? []).length > 0 ||
    alertsOf(order, facts).length > 0
  );
}
