import * as v from 'valibot';

import { askedOf } from '../../../../domain/order/search/by-head';
import type { FoundNumbers, OrderFilter } from '../../../../domain/order/search/filter';
import { env } from '../../../config/env';
import { CopyBehind, isBehind } from '../../base/behind';
import { http } from '../../base/http';
import { readValue } from '../../base/record';

const path = '/filtrodepedidos';

const answer: v.GenericSchema<unknown, FoundNumbers> = v.object({
  pedidos: v.array(v.pipe(v.number(), v.safeInteger())),
  proximo: v.nullable(v.string()),
});

export interface NumbersPage {
  numbers: readonly number[];
  /** There are no others. */
  complete: boolean;
}

/** What is not named is not asked for. */
export type AskedFilter = Partial<OrderFilter>;

/** The numbers of the orders that pass a filter, in its order: at least the first `count` of them. */
export async function fetchNumbers(filter: AskedFilter, count: number): Promise<NumbersPage> {
  const numbers: number[] = [];
  const next = numberPages(filter, { whole: false });
  for (let page = await next(); page; page = await next()) {
    numbers.push(...page.numbers);
    if (page.complete || numbers.length >= count) return { numbers, complete: page.complete };
  }
  return { numbers, complete: true };
}

/**
 * Reads them page by page: null after the last one, and a page that failed can be asked for again. A `whole` reading
 * throws while the copy of the orders lacks the newest changes.
 */
export function numberPages(filter: AskedFilter, { whole }: { whole: boolean }) {
  const days = filter.atencao && { dias: env.quoteDays };
  let depois: string | null | undefined;
  return async (): Promise<NumbersPage | null> => {
    if (depois === null) return null;
    const params = { ...Object.fromEntries(askedOf(filter)), ...days, depois };
    const { data, headers } = await (await http()).get<unknown>(path, { params });
    if (whole && isBehind(headers)) throw new CopyBehind();
    const { pedidos, proximo } = readValue(answer, data, path);
    depois = proximo;
    return { numbers: pedidos, complete: proximo === null };
  };
}
