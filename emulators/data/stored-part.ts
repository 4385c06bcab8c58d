import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DamagedDataError } from 'realtime-database-local';
import { beginAnew, nameOf } from './data-folder';
import { chain, isSystemFailure } from '../start/explain-failure';
import { StartError } from '../start/start-error';

/** The stored data of each part: its place in the data folder, and the file that proves that it isn't empty. */
const storedParts = {
  postgres: { words: 'da tabela de produtos', place: 'product-table', mark: 'PG_VERSION' },
  database: { words: 'do Realtime Database', place: 'database', mark: 'CURRENT' },
  inbox: { words: 'da caixa de e-mails', place: 'inbox', mark: undefined },
  accounts: { words: 'das contas', place: 'auth-accounts.json', mark: undefined },
} as const;

/** PGlite's version of PostgreSQL, which reads no other version's files. */
export const postgresMajor = '18';

/** Opens a part's stored data. Rejects with a sentence if the data can't be read, without changing it. */
export async function openStored<Opened>(
  part: keyof typeof storedParts,
  dataDir: string,
  open: (path: string) => Promise<Opened>,
): Promise<Opened> {
  const { words, place, mark } = storedParts[part];
  const path = join(dataDir, place);
  const refuse = (reason: string) =>
    new StartError(
      `Os dados ${words} em ${nameOf(path)} não podem ser lidos: ${reason}. ${beginAnew}`,
    );

  if (mark && (await lacks(path, mark))) throw refuse(`falta o arquivo ${mark}`);
  if (part === 'postgres' && mark && existsSync(join(path, mark))) {
    const major = (await readFile(join(path, mark), 'utf8')).trim();
    if (major !== postgresMajor) {
      throw refuse(`são do PostgreSQL ${major || '?'}, e este projeto traz o ${postgresMajor}`);
    }
  }
  try {
    return await open(path);
  } catch (error) {
    if (isSystemFailure(error) || error instanceof StartError) throw error;
    throw Object.assign(refuse(reasonOf(error)), { cause: error });
  }
}

async function lacks(folder: string, file: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const entries = await readdir(folder);
  return entries.length > 0 && !entries.includes(file);
}

/** The first line of the innermost error, because it names the file or the fault. */
export function reasonOf(error: unknown): string {
  if (error instanceof DamagedDataError) {
    const place = error.offset === undefined ? '' : ` (a partir do byte ${error.offset})`;
    return `o arquivo ${basename(error.file)} falta ou está danificado${place}`;
  }
  const deepest = chain(error).at(-1);
  const text = deepest instanceof Error ? deepest.message : String(deepest);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}
