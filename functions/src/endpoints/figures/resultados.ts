import type { Figures } from '../../../../domain/figures/figures';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { periodFrom } from '../../figures/query';
import { figuresOf } from '../../figures/figures';
import type { Endpoint } from '../endpoint';

/**
 * GET /resultados?de=&ate= → the figures of the orders sent on these days, and of the period before. They include every
 * change made before `atualizadoem`.
 */
export const resultados: Endpoint = async ({ query }): Promise<Figures> => {
  const period = periodFrom(query);
  const { until: atualizadoem } = await copyChangedOrders();
  return { atualizadoem, ...(await figuresOf(period)) };
};
