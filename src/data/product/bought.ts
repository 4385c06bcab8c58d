import * as v from 'valibot';

import type { BoughtProduct } from '../../../domain/product/bought';
import { fetchValue } from '../base/http';

export type BoughtProducts = ReadonlyMap<string, BoughtProduct>;

const product = v.object({
  CD_PRODUTO: v.string(),
  quantidade: v.number(),
  vezes: v.number(),
  em: v.number(),
});
const products = v.array(product);
const byCode = v.map(v.string(), product);

/** Milliseconds. Long, because the copy of the orders may have to catch up first. */
const timeout = 60_000;

/** GET /comprados: the products that this person ordered before, by CD_PRODUTO. */
export async function fetchBought(): Promise<BoughtProducts> {
  const answer = await fetchValue('/comprados', products, { timeout });
  return new Map(answer.map((one) => [one.CD_PRODUTO, one]));
}

/** The answer that this browser kept; undefined if invalid. */
export function keptBought(stored: unknown): BoughtProducts | undefined {
  return v.is(byCode, stored) ? stored : undefined;
}
