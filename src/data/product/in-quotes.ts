import * as v from 'valibot';

import { http } from '../base/http';
import { readValue } from '../base/record';
import { codeBatches } from './code-batches';

/** Pieces in pending quotes, by CD_PRODUTO. */
export type QuantitiesInQuotes = ReadonlyMap<string, number>;

const rows = v.array(v.object({ CD_PRODUTO: v.string(), quantidade: v.number() }));
const path = '/emorcamentos';

/** GET /emorcamentos: how many pieces of these products pending quotes ask for. */
export async function fetchInQuotes(codes: readonly string[]): Promise<QuantitiesInQuotes> {
  const client = await http();
  const answers = await Promise.all(
    codeBatches(codes).map(async (params) => {
      const { data } = await client.get<unknown>(path, { params });
      return readValue(rows, data, path);
    }),
  );
  return new Map(answers.flat().map(({ CD_PRODUTO, quantidade }) => [CD_PRODUTO, quantidade]));
}
