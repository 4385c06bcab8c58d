import * as v from 'valibot';

import type {
  FigureOrderList,
  FigureQuestion,
  Figures,
  PendingAround,
} from '../../../domain/figures/figures';
import type { Period } from '../../../domain/figures/period';
import { fetchValue } from '../base/http';

const whole = v.pipe(v.number(), v.safeInteger());
const period = v.object({ de: v.string(), ate: v.string() });
const count = v.object({ pedidos: whole, centavos: whole });
const totals = v.object({ enviados: count, aprovados: count, mediana: v.nullable(v.number()) });

const rows = v.object({
  linhas: v.array(
    v.object({
      chave: v.string(),
      nome: v.string(),
      enviados: v.exactOptional(whole),
      aprovados: whole,
      centavos: whole,
      antes: v.exactOptional(whole),
      pecas: v.exactOptional(whole),
    }),
  ),
  grupos: whole,
});

const figures: v.GenericSchema<unknown, Figures> = v.object({
  atualizadoem: whole,
  periodo: period,
  anterior: period,
  agora: totals,
  antes: totals,
  por: v.object({
    mes: rows,
    vendedor: rows,
    cidade: rows,
    categoria: rows,
    cliente: rows,
    produto: rows,
  }),
});

const orders: v.GenericSchema<unknown, FigureOrderList> = v.object({
  ...count.entries,
  lista: v.array(
    v.object({
      numerodopedido: whole,
      data: v.string(),
      status: v.string(),
      cliente: v.string(),
      vendedor: v.string(),
      centavos: whole,
      total: whole,
    }),
  ),
});

/** Milliseconds. Long, because the copy of the orders may have to catch up first (decision 87). */
export const figuresTimeout = 60_000;

export function fetchFigures({ de, ate }: Period, mesesantes?: number): Promise<Figures> {
  const params = { de, ate, mesesantes };
  return fetchValue('/resultados', figures, { params, timeout: figuresTimeout });
}

/** GET /pedidosdoresultado: the orders behind a figure, from the newest, or from those below a number. */
export function fetchOrdersBehind(
  { periodo, pedidos, grupo }: FigureQuestion,
  below?: number,
): Promise<FigureOrderList> {
  const params = { ...periodo, pedidos, ...grupo, abaixode: below };
  return fetchValue('/pedidosdoresultado', orders, { params, timeout: figuresTimeout });
}

const pending: v.GenericSchema<unknown, PendingAround> = v.object({ antes: whole, nodia: whole });

/** GET /pendentes: number of pending orders that were sent before a day, and on it. */
export function fetchPendingAround(dia: string): Promise<PendingAround> {
  return fetchValue('/pendentes', pending, { params: { dia }, timeout: figuresTimeout });
}
