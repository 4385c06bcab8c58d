import type { OrderHead } from '../../../../domain/order/head';
import type { OrderStatus } from '../../../../domain/order/status';
import { isRefused } from '../../base/database';
import type { Subscribe } from '../../base/subscription';
import { isIn, type OrderList } from './order-lists';
import { watchHead } from '../orders';

export interface FoundByNumber {
  /** Undefined if the order isn't in the list. */
  order?: OrderHead;
  /** The order's status, whether it is in the list or not. */
  standsIn?: OrderStatus;
}

/** The order with this number, live, if it is in the list. An order that this person may not read counts as missing. */
export function findOrder(list: OrderList, number: number): Subscribe<FoundByNumber> {
  return (next, fail) => {
    if (!Number.isSafeInteger(number) || number < 1) {
      next({});
      return () => undefined;
    }
    const deliver = (order: OrderHead | null) =>
      next(order ? { ...(isIn(list, order) && { order }), standsIn: order.status } : {});
    return watchHead(number)(deliver, (error) => {
      if (isRefused(error)) next({});
      else fail(error);
    });
  };
}
