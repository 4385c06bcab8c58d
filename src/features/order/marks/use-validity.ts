import type { OrderHead } from '../../../../domain/order/head';
import { validityOf, type QuoteValidity } from '../../../../domain/order/quote/time/validity';
import { env } from '../../../config/env';
import { useToday } from '../../../providers/page/use-today';

/** The last day of a pending order's prices, and whether it is over; undefined for other orders. */
export function useValidity(order: OrderHead): QuoteValidity | undefined {
  return validityOf(order, env.quoteDays, useToday());
}
