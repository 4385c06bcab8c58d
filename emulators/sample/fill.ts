import { importCatalog } from '../../functions/src/product/import/import-catalog';
import { openPostgres } from '../../functions/src/postgres/connection';
import { ports, projectId } from '../ports';
import { catalogueFiles } from './catalogue';
import { sampleDatabase } from './database';
import { fillTheRest, fullDatabase, sampleProgress } from './full';

/** The usual sample, or the full one, which shows every feature. */
export type Sample = 'usual' | 'full';

export async function fillDatabase(sample: Sample = 'usual') {
  const url = `http://127.0.0.1:${ports.database}/.json?ns=${projectId}`;
  const headers = { Authorization: 'Bearer owner' };
  const stored = await answered(await fetch(`${url}&shallow=true`, { headers }));
  if (stored !== 'null') return;
  const now = new Date();
  const body = JSON.stringify(sample === 'full' ? fullDatabase(now) : sampleDatabase(now));
  await answered(await fetch(url, { method: 'PUT', headers, body }));
  if (sample === 'usual') return;
  const steps = JSON.stringify(sampleProgress(now));
  await answered(await fetch(url, { method: 'PATCH', headers, body: steps }));
}

async function answered(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`Realtime Database: ${response.status} ${text}`);
  return text.trim();
}

/** `documentFolder` gets the documents of the full sample. */
export async function fillProductTable(url: string, sample: Sample = 'usual', documentFolder = '') {
  if (await hasProducts(url)) return;
  await importCatalog(url, catalogueFiles);
  if (sample === 'full') await fillTheRest(url, new Date(), documentFolder);
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
