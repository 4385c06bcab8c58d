import type { Figures } from '../../../../domain/figures/figures';
import { periodBefore } from '../../../../domain/figures/period';
import { copyChangedOrders } from '../../order/copy/copy-changed-orders';
import { monthsBackFrom, periodFrom } from '../../figures/query';
import { figuresOf } from '../../figures/figures';
import type { Endpoint } from '../endpoint';

/**
 * GET /resultados?de=&ate=&mesesantes= → the figures of the orders sent on these days, and of the comparison period
 * (`periodBefore`). Includes every change before `atualizadoem`.
 */
export const resultados: Endpoint = async ({ query }): Promise<Figures> => {
  const period = periodFrom(query);
  const before = periodBefore(period, monthsBackFrom(query));
  const { until: atualizadoem } = await copyChangedOrders();
  return { atualizadoem, ...(await figuresOf(period, before)) };
};
