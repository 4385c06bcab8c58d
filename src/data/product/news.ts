import * as v from 'valibot';

import { newsKinds, type NewsKind } from '../../../domain/product/news';
import { fetchValue } from '../base/http';

/** The products of a kind, newest first: CD_PRODUTO, and for 'preco' the earlier price. */
export type NewsOfKind = ReadonlyMap<string, number | undefined>;
export type NewsByKind = Partial<Record<NewsKind, NewsOfKind>>;

const entries = v.optional(
  v.array(v.object({ CD_PRODUTO: v.string(), antes: v.optional(v.number()) })),
);
const answer = v.object({ novidades: entries, voltou: entries, preco: entries });

/** GET /novidades: what the last product lists changed. A kind without products is absent. */
export async function fetchNews(): Promise<NewsByKind> {
  const read = await fetchValue('/novidades', answer);
  const news: NewsByKind = {};
  for (const kind of newsKinds) {
    const of = read[kind];
    if (of) news[kind] = new Map(of.map(({ CD_PRODUTO, antes }) => [CD_PRODUTO, antes]));
  }
  return news;
}
