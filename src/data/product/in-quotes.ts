import * as v from 'valibot';

import { fetchValue } from '../base/http';
import { codeBatches } from './code-batches';

/** Pieces in pending quotes, by CD_PRODUTO. */
export type QuantitiesInQuotes = ReadonlyMap<string, number>;

const rows = v.array(v.object({ CD_PRODUTO: v.string(), quantidade: v.number() }));

/** GET /emorcamentos: how many pieces of these products pending quotes ask for. */
export async function fetchInQuotes(codes: readonly string[]): Promise<QuantitiesInQuotes> {
  const answers = await Promise.all(
    codeBatches(codes).map((params) => fetchValue('/emorcamentos', rows, { params })),
  );
  return new Map(answers.flat().map(({ CD_PRODUTO, quantidade }) => [CD_PRODUTO, quantidade]));
}
