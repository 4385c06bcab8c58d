import * as v from 'valibot';

import type { OrderSums } from '../../../domain/figures/chart-sums';
import type { Summaries } from '../../../domain/figures/summary';
import { fetchValue } from '../base/http';
import { figuresTimeout } from './figures';

const whole = v.pipe(v.number(), v.safeInteger());
const summary = v.object({ quantidade: whole, centavos: whole });

const somas: v.GenericSchema<unknown, Summaries> = v.object({
  Pendente: summary,
  Aprovado: summary,
  Excluido: summary,
});

const orderSums: v.GenericSchema<unknown, OrderSums> = v.object({
  meses: v.array(v.object({ mes: v.string(), somas })),
  vendedores: v.array(v.object({ uid: v.string(), nome: v.string(), somas })),
});

/** GET /somas: the sums of all orders, or of a seller's; for the administrator. */
export function fetchOrderSums(vendedor?: string): Promise<OrderSums> {
  return fetchValue('/somas', orderSums, { params: { vendedor }, timeout: figuresTimeout });
}

/** GET /minhassomas: the sums of the orders that the caller represents. */
export function fetchOwnSums(): Promise<OrderSums> {
  return fetchValue('/minhassomas', orderSums, { timeout: figuresTimeout });
}

/** The sums that this browser kept; undefined if invalid. */
export function keptOrderSumsFrom(stored: unknown): OrderSums | undefined {
  const read = v.safeParse(orderSums, stored);
  return read.success ? read.output : undefined;
}
