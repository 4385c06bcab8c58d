import * as v from 'valibot';

import type { Summary } from '../../../../domain/figures/summary';
import { askedOf, noFilter } from '../../../../domain/order/search/by-head';
import type { FoundNumbers, OrderFilter } from '../../../../domain/order/search/filter';
import { isOffline } from '../../../../domain/outbox/failure';
import { env } from '../../../config/env';
import { CopyBehind, isBehind } from '../../base/behind';
import { watchConnected } from '../../base/database';
import { http } from '../../base/http';
import { readValue } from '../../base/record';
import { once } from '../../base/subscription';

const path = '/filtrodepedidos';

const whole = v.pipe(v.number(), v.safeInteger());

const answer: v.GenericSchema<unknown, FoundNumbers> = v.object({
  pedidos: v.array(whole),
  proximo: v.nullable(v.string()),
  soma: v.exactOptional(v.object({ quantidade: whole, centavos: whole })),
});

interface NumbersPage {
  numbers: readonly number[];
  /** There are no further numbers. */
  complete: boolean;
  /** Sum of all matching orders; undefined if unknown, also while the copy of the orders is behind. */
  sum: Summary | undefined;
}

/** Absent filters don't apply. */
type AskedFilter = Partial<OrderFilter>;

/** The numbers of the orders that match a filter, in its sort order: at least the first `count`. */
export async function fetchNumbers(filter: AskedFilter, count: number): Promise<NumbersPage> {
  const numbers: number[] = [];
  const next = numberPages(filter, { whole: false });
  const first = await next();
  for (let page = first; page; page = await next()) {
    const { complete } = page;
    numbers.push(...page.numbers);
    if (complete || numbers.length >= count) return { numbers, complete, sum: first?.sum };
  }
  return { numbers, complete: true, sum: first?.sum };
}

/**
 * Reads numbers page by page; null after the last page, and a failed page can be repeated. A `whole` reading waits for
 * the connection, and throws while the copy of the orders lacks the newest changes.
 */
export function numberPages(filter: AskedFilter, { whole }: { whole: boolean }) {
  const days = filter.atencao && { dias: env.quoteDays };
  const asked = Object.fromEntries(askedOf({ ordem: noFilter.ordem, ...filter }));
  const request = whole ? askConnected : ask;
  let depois: string | null | undefined;
  return async (): Promise<NumbersPage | null> => {
    if (depois === null) return null;
    const params = { ...asked, ...days, depois };
    const { data, headers } = await request(params);
    const lacksNewest = isBehind(headers);
    if (whole && lacksNewest) throw new CopyBehind();
    const { pedidos, proximo, soma } = readValue(answer, data, path);
    depois = proximo;
    return {
      ...{ numbers: pedidos, complete: proximo === null },
      sum: lacksNewest ? undefined : soma,
    };
  };
}

async function ask(params: object) {
  return (await http()).get<unknown>(path, { params });
}

async function askConnected(params: object): ReturnType<typeof ask> {
  await once(watchConnected, (connected) => connected);
  try {
    return await ask(params);
  } catch (error) {
    if (!isOffline(error) || (await once(watchConnected))) throw error;
    return askConnected(params);
  }
}
