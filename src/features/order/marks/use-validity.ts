import type { OrderHead } from '../../../../domain/order/head';
import { validityOf, type QuoteValidity } from '../../../../domain/order/quote/validity';
import { env } from '../../../config/env';
import { useToday } from '../../../providers/page/use-today';

/** Until when a pending order's prices are meant, and whether that is over today; undefined for any other. */
export function useValidity(order: OrderHead): QuoteValidity | undefined {
  return validityOf(order, env.quoteDays, useToday());
}
