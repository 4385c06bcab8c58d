import { otherSum } from '../lines';
import type { Order } from '../order';
import type { OrderCheck } from './comparison';
import { initialStatus } from '../status';
import { isOverdue, type QuoteValidity } from '../quote/validity';

/** What is strange about an order, for whoever decides about it (decision 79). */
export type OrderAlert =
  /** Its last day is over. */
  | { kind: 'vencido'; validity: QuoteValidity }
  /** The total is not the sum of its lines, which is so many cents. */
  | { kind: 'soma'; cents: number }
  /** The lines differed from the product table when it was sent. */
  | { kind: 'difere'; check: OrderCheck }
  /** Nobody compared them. */
  | { kind: 'semconferencia' }
  /** So many lines asked for more than there was. */
  | { kind: 'estoque'; lines: number }
  /** The customer is not approved any more. */
  | { kind: 'cliente' }
  /** The customer has ordered nothing before. */
  | { kind: 'primeiro' }
  /** So many times the customer's usual. */
  | { kind: 'incomum'; times: number };

/** What is known beside the order itself; undefined for what is not known yet. */
export interface OrderFacts {
  /** null where the server has not compared it. */
  check: OrderCheck | null | undefined;
  validity: QuoteValidity | undefined;
  isCustomerApproved: boolean | undefined;
}

type Alerting = Pick<Order, 'itens' | 'total' | 'status'>;

/**
 * All alerts of an order. Faults of what was sent always show; what matters for the decision shows while the order
 * waits for it.
 */
export function alertsOf(order: Alerting, facts: OrderFacts): OrderAlert[] {
  return [...aboutDecision(order, facts), ...aboutContent(order, facts)];
}

function aboutContent(order: Alerting, { check }: OrderFacts): OrderAlert[] {
  const cents = otherSum(order);
  return [
    ...(cents === undefined ? [] : [{ kind: 'soma', cents } as const]),
    ...(check && check.itens > 0 ? [{ kind: 'difere', check } as const] : []),
  ];
}

function aboutDecision({ status }: Alerting, facts: OrderFacts): OrderAlert[] {
  if (status !== initialStatus) return [];
  const { check, validity, isCustomerApproved } = facts;
  const lines = check?.acima ?? 0;
  const times = check?.vezes ?? 0;
  return [
    ...(isOverdue(validity) ? [{ kind: 'vencido', validity } as const] : []),
    ...(isCustomerApproved === false ? [{ kind: 'cliente' } as const] : []),
    ...(check === null ? [{ kind: 'semconferencia' } as const] : []),
    ...(lines > 0 ? [{ kind: 'estoque', lines } as const] : []),
    ...(check?.primeiro ? [{ kind: 'primeiro' } as const] : []),
    ...(times > 0 ? [{ kind: 'incomum', times } as const] : []),
  ];
}
