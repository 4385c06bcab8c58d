import * as v from 'valibot';

import { fetchValue, postValue } from '../base/http';

const codes = v.array(v.string());

/** GET /avisosdeprodutos: the codes whose return to stock this person wants to learn by mail. */
export function fetchStockAlerts(): Promise<string[]> {
  return fetchValue('/avisosdeprodutos', codes);
}

/** POST /avisodeproduto: asks for a mail about a product, or takes the wish back. Returns the codes afterwards. */
export function changeStockAlert(CD_PRODUTO: string, wanted: boolean): Promise<string[]> {
  const params = { CD_PRODUTO, avisar: wanted ? 1 : 0 };
  return postValue('/avisodeproduto', codes, null, { params });
}
