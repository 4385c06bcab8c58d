import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { pendingAround } from '../../figures/pending';
import { dayFrom } from '../../figures/query';
import type { Endpoint } from '../endpoint';

/** GET /pendentes?dia= → {antes, nodia}: how many quotes were sent before that day and on it, and still wait. */
export const pendentes: Endpoint = async ({ query }) => {
  const day = dayFrom(query, 'dia');
  await copyChangedOrders();
  return pendingAround(day);
};
