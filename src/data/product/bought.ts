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

/** Milliseconds: the copy of the orders may first have to catch up. */
const timeout = 60_000;

/** GET /comprados: what this person ordered before, by CD_PRODUTO. */
export async function fetchBought(): Promise<BoughtProducts> {
  const answer = await fetchValue('/comprados', products, { timeout });
  return new Map(answer.map((one) => [one.CD_PRODUTO, one]));
}

/** What this browser kept of it; undefined for anything else. */
export function keptBought(stored: unknown): BoughtProducts | undefined {
  return v.is(byCode, stored) ? stored : undefined;
}
