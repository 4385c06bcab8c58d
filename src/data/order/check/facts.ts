import type { OrderFacts } from '../../../../domain/order/check/alerts';
import type { OrderHead } from '../../../../domain/order/head';
import { validityOf } from '../../../../domain/order/quote/validity';
import { initialStatus } from '../../../../domain/order/status';
import { env } from '../../../config/env';
import { serverDay } from '../../base/database';
import { once } from '../../base/subscription';
import { watchStillApproved } from '../../people/still-approved';
import { watchOrderCheck } from './comparison';
import { fetchTodaysDoubts } from './todays-doubts';

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
    const isPending = order.status === initialStatus;
    const [check, today, isCustomerApproved, thisDay] = await Promise.all([
      once(watchOrderCheck(order.numerodopedido)),
      isPending ? todayOf(order) : undefined,
      isPending ? isApproved(order) : undefined,
      day,
    ]);
    return {
      check,
      today,
      validity: validityOf(order, env.quoteDays, thisDay),
      isCustomerApproved,
    };
  }
  return (orders) => Promise.all(orders.map(factsOf));
}

/** null where the table can't be had. */
async function todayOf({ numerodopedido }: OrderHead) {
  try {
    return await fetchTodaysDoubts(numerodopedido);
  } catch (error) {
    console.error('Orders could not be compared with the product table', error);
    return null;
  }
}
