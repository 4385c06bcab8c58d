import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { openPostgres } from '../../../../functions/src/postgres/connection';

/** The queries to /produtos, and their SQL equivalents. */
export interface Filter {
  /** In lower case without accents, like the table's search column. */
  DESCRICAO?: string;
  CD_GRUPO?: string;
  CD_PRODUTO?: string;
}

export const filters: Filter[] = [
  { DESCRICAO: 'corrente' },
  { DESCRICAO: 'pneu aro 29' },
  { CD_GRUPO: 'CAMARA' },
  { CD_GRUPO: 'TRANSM-BIC', DESCRICAO: 'kmc' },
  { CD_PRODUTO: '1006' },
];

/** The minimal SQL of the endpoint, for a pool like its own. */
export function bareQuery(
  table: ReturnType<typeof openPostgres>,
  { DESCRICAO, CD_GRUPO, CD_PRODUTO }: Filter,
) {
  let query = table
    .selectFrom('produtos')
    .select(['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'])
    .where('ativo', '=', true)
    .orderBy('busca')
    .orderBy('CD_PRODUTO');
  for (const word of DESCRICAO?.split(' ') ?? []) {
    query = query.where('termos', 'like', `%${word}%`);
  }
  if (CD_GRUPO !== undefined) query = query.where('CD_GRUPO', '=', CD_GRUPO);
  if (CD_PRODUTO !== undefined) query = query.where('CD_PRODUTO', 'like', `${CD_PRODUTO}%`);
  const compiled = query.compile();
  return () => table.executeQuery(compiled);
}

const agent = new Agent({ keepAlive: true });

/** GET /produtos under `base`: the complete body as transferred. */
export function askEndpoint(base: string, filter: Filter, token: string): Promise<Buffer> {
  const url = `${base}/produtos?${new URLSearchParams({ ...filter }).toString()}`;
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip, br' };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new Error(`${url}: ${response.statusCode}`));
    }).on('error', reject);
  });
}
