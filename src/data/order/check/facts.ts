import type { OrderFacts } from '../../../../domain/order/check/alerts';
import type { OrderHead } from '../../../../domain/order/head';
import { validityOf } from '../../../../domain/order/quote/validity';
import { initialStatus } from '../../../../domain/order/status';
import { env } from '../../../config/env';
import { serverDay } from '../../base/database';
import { once } from '../../base/subscription';
import { watchStillApproved } from '../../people/still-approved';
import { fetchComparison } from './comparison';

/** Reads once, and about many orders one step after the other, what their rows watch; nobody is asked for twice. */
export function factsReader(): (orders: readonly OrderHead[]) => Promise<OrderFacts[]> {
  const approvals = new Map<string, Promise<boolean | undefined>>();
  const day = serverDay();

  function isApproved({ cliente }: OrderHead) {
    const known = approvals.get(cliente.uid) ?? once(watchStillApproved(cliente));
    approvals.set(cliente.uid, known);
    return known;
  }

  async function factsOf(order: OrderHead): Promise<OrderFacts> {
    const [comparison, isCustomerApproved, thisDay] = await Promise.all([
      comparisonOf(order),
      order.status === initialStatus ? isApproved(order) : undefined,
      day,
    ]);
    const validity = validityOf(order, env.quoteDays, thisDay);
    return { comparison, validity, isCustomerApproved };
  }
  return (orders) => Promise.all(orders.map(factsOf));
}

/** undefined where it can't be had. */
async function comparisonOf(order: OrderHead) {
  try {
    return await fetchComparison(order);
  } catch (error) {
    console.error('Orders could not be compared with the product table', error);
    return undefined;
  }
}
