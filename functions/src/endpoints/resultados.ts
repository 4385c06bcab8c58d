import type { Figures } from '../../../domain/figures';
import { copyChangedOrders } from '../orders-copy/copy-changed-orders';
import { periodFrom } from '../orders-copy/figure-query';
import { figuresOf } from '../orders-copy/figures';
import type { Endpoint } from './endpoint';

/**
 * GET /resultados?de=&ate= → the figures of the orders that were sent on these days (domain/figures.ts), beside those of
 * the period before. Every change of before `atualizadoem` is in them.
 */
export const resultados: Endpoint = async ({ query }): Promise<Figures> => {
  const period = periodFrom(query);
  const atualizadoem = Date.now();
  await copyChangedOrders();
  return { atualizadoem, ...(await figuresOf(period)) };
};
