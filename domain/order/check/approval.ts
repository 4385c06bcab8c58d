import type { Order, OrderChange } from '../order';
import { dayInSaoPaulo } from '../../words/time';

/** The change that approved an order: the newest that did; undefined where it isn't approved, or its history doesn't tell. */
export function approvalOf({
  status,
  historico = {},
}: Pick<Order, 'status' | 'historico'>): OrderChange | undefined {
  if (status !== 'Aprovado') return undefined;
  return Object.values(historico)
    .filter(({ campo, para }) => campo === 'status' && para === status)
    .sort((a, b) => a.em - b.em)
    .at(-1);
}

/** Whether an order was approved on a day in São Paulo, counted from 1970, and still is. */
export function isApprovedOn(day: number, order: Pick<Order, 'status' | 'historico'>): boolean {
  const approval = approvalOf(order);
  return approval !== undefined && dayInSaoPaulo(new Date(approval.em)) === day;
}
