import { initialStatus } from '../../../domain/order/status';
import { type Permissao, isSeller } from '../../../domain/people/user';
import type { Subscribe } from '../base/subscription';
import { watchSellerSummaries } from '../figures/sums';
import { watch } from '../base/database';
import { firstOf, ordersOfCustomer } from './search/lists';

/** A customer's open orders are counted no further: nothing but the orders themselves says how many there are. */
export const mostOpen = 10;

export function watchOpenOrders(uid: string, permissao: Permissao): Subscribe<number> {
  if (isSeller({ permissao })) {
    return (next, fail) =>
      watchSellerSummaries(uid)((sums) => next(sums[initialStatus].quantidade), fail);
  }
  return watch(firstOf(ordersOfCustomer(uid, initialStatus), mostOpen), ({ size }) => size);
}
