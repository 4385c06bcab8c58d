import {
  isDiffering,
  needsAttention,
  type OrderFacts,
} from '../../../../domain/order/check/alerts';
import { validityOf } from '../../../../domain/order/quote/time/validity';
import type { OrderFilter } from '../../../../domain/order/search/filter';
import { initialStatus } from '../../../../domain/order/status';
import { dayInSaoPaulo } from '../../../../domain/words/time';
import { readUser } from '../../stored/users';
import { compareOrders, type ComparedOrder } from './compare-orders';

/**
 * A function that returns the numbers of the orders that match the filters, in the same order. `days` is the validity
 * of a quote.
 */
export function judgeOf({ diferenca, atencao }: OrderFilter, days: number) {
  const today = dayInSaoPaulo(new Date());
  const approvalOf = approvals();

  const factsOf = (order: ComparedOrder): OrderFacts => ({
    comparison: order,
    validity: validityOf(order, days, today),
    isCustomerApproved: undefined,
  });

  async function isWanted(order: ComparedOrder): Promise<boolean> {
    const facts = factsOf(order);
    if (diferenca && !isDiffering(order, facts)) return false;
    if (!atencao || needsAttention(order, facts)) return true;
    if (order.status !== initialStatus) return false;
    const isCustomerApproved = await approvalOf(order.idcliente);
    return needsAttention(order, { ...facts, isCustomerApproved });
  }

  return async (numbers: readonly number[]): Promise<number[]> => {
    const orders = await compareOrders(numbers);
    const wanted = await Promise.all(orders.map(isWanted));
    return orders.filter((_, at) => wanted[at]).map(({ numerodopedido }) => numerodopedido);
  };
}

/** Whether a person is approved, read once per uid; undefined for an impossible uid. */
function approvals(): (uid: string) => Promise<boolean | undefined> {
  const asked = new Map<string, Promise<boolean | undefined>>();
  return (uid) => {
    const known = asked.get(uid) ?? isApproved(uid);
    asked.set(uid, known);
    return known;
  };
}

async function isApproved(uid: string): Promise<boolean | undefined> {
  if (uid === '' || /[.#$[\]/]/.test(uid)) return undefined;
  return (await readUser(uid))?.analise === true;
}
