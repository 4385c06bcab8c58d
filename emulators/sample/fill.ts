import { importCatalog } from '../../functions/src/product/import/import-catalog';
import { openPostgres } from '../../functions/src/postgres/connection';
import { ports, projectId } from '../ports';
import { catalogueFiles } from './catalogue';
import { sampleDatabase } from './database';

export async function fillDatabase() {
  const url = `http://127.0.0.1:${ports.database}/.json?ns=${projectId}`;
  const headers = { Authorization: 'Bearer owner' };
  const stored = await answered(await fetch(`${url}&shallow=true`, { headers }));
  if (stored !== 'null') return;
  const body = JSON.stringify(sampleDatabase(new Date()));
  await answered(await fetch(url, { method: 'PUT', headers, body }));
}

async function answered(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`Realtime Database: ${response.status} ${text}`);
  return text.trim();
}

export async function fillProductTable(url: string) {
  if (await hasProducts(url)) return;
  await importCatalog(url, catalogueFiles);
}

async function hasProducts(url: string): Promise<boolean> {
  const table = openPostgres(url);
  try {
    const product = await table
      .selectFrom('produtos')
      .select('CD_PRODUTO')
      .limit(1)
      .executeTakeFirst();
    return product !== undefined;
  } finally {
    await table.destroy();
  }
}
