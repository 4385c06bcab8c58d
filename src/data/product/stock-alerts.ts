import * as v from 'valibot';

import type { StockAlertChange } from '../../../domain/product/stock';
import { fetchValue, http } from '../base/http';
import { readValue } from '../base/record';

const codes = v.array(v.string());
const path = '/avisodeproduto';

/** GET /avisosdeprodutos: the codes whose return to stock this person wants to learn by mail. */
export function fetchStockAlerts(): Promise<string[]> {
  return fetchValue('/avisosdeprodutos', codes);
}

/** POST /avisodeproduto: asks for a mail about a product, or takes the wish back. Returns the codes afterwards. */
export async function changeStockAlert(change: StockAlertChange): Promise<string[]> {
  const client = await http();
  const { data } = await client.post<unknown>(path, change);
  return readValue(codes, data, path);
}
