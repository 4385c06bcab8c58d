import type { Order, OrderChange } from '../order';
import { dayInSaoPaulo } from '../../words/time';

type Moved = Pick<Order, 'status' | 'historico'>;

/** The newest change that brought an order to its status; undefined where its history doesn't tell. */
export function lastMove({ status, historico = {} }: Moved): OrderChange | undefined {
  return Object.values(historico)
    .filter(({ campo, para }) => campo === 'status' && para === status)
    .sort((a, b) => a.em - b.em)
    .at(-1);
}

/** The change that approved an order; undefined where it isn't approved. */
export function approvalOf(order: Moved): OrderChange | undefined {
  return order.status === 'Aprovado' ? lastMove(order) : undefined;
}

/** Whether an order was approved on a day in São Paulo, counted from 1970, and still is. */
export function isApprovedOn(day: number, order: Moved): boolean {
  const approval = approvalOf(order);
  return approval !== undefined && dayInSaoPaulo(new Date(approval.em)) === day;
}
