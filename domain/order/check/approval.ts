import type { Order } from '../order';
import { dayInSaoPaulo } from '../../words/time';

interface Change {
  campo: string;
  para: string;
  em: number;
}

type Moved<Line extends Change> = Pick<Order, 'status'> & {
  historico?: Record<string, Line> | Line[];
};

/** The newest change that gave the order its status; undefined if the history has none. */
export function lastMove<Line extends Change>({ status, historico = {} }: Moved<Line>) {
  return Object.values(historico)
    .filter(({ campo, para }) => campo === 'status' && para === status)
    .sort((a, b) => a.em - b.em)
    .at(-1);
}

export function approvalOf<Line extends Change>(order: Moved<Line>): Line | undefined {
  return order.status === 'Aprovado' ? lastMove(order) : undefined;
}

export function isApprovedOn(day: number, order: Moved<Change>): boolean {
  const approval = approvalOf(order);
  return approval !== undefined && dayInSaoPaulo(new Date(approval.em)) === day;
}
