import { can } from '../../../../domain/session/access';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { pendingAround } from '../../figures/pending';
import { dayFrom } from '../../figures/query';
import type { Endpoint } from '../endpoint';

/**
 * GET /pendentes?dia= → {antes, nodia}: number of pending quotes sent before that day, and on it. For sellers only
 * quotes that they represent.
 */
export const pendentes: Endpoint = async ({ caller, query }) => {
  const day = dayFrom(query, 'dia');
  await copyChangedOrders();
  return pendingAround(day, can(caller.user, 'ordersOfAll') ? undefined : caller.uid);
};
