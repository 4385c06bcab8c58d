import * as v from 'valibot';

import { fetchValue, http } from '../base/http';
import { readValue } from '../base/record';

const codes = v.array(v.string());
const path = '/avisodeproduto';

/** GET /avisosdeprodutos: the codes whose return to stock this person wants to learn by mail. */
export function fetchStockAlerts(): Promise<string[]> {
  return fetchValue('/avisosdeprodutos', codes);
}

/** POST /avisodeproduto: asks for a mail about a product, or takes the wish back. Returns the codes afterwards. */
export async function changeStockAlert(CD_PRODUTO: string, wanted: boolean): Promise<string[]> {
  const client = await http();
  const { data } = await client.post<unknown>(path, null, {
    params: { CD_PRODUTO, avisar: wanted ? 1 : 0 },
  });
  return readValue(codes, data, path);
}
