import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../start/project-root';
import { StartError } from '../start/start-error';

/** Raised by a change after which older data can no longer be read. */
export const dataFormat = 1;

/** In the data folder: the format of what stands beside it, and a first word that is left out once it is whole. */
const formatFile = 'format';
const unfinished = 'unfinished';

/** What to do about data that cannot be used; nothing deletes it unasked. */
export const beginAnew =
  'Nada foi apagado: traga a pasta de volta de uma cópia, ou comece do zero com "npm start -- --fresh", que a apaga.';

/** A first start that never ended is made anew: nobody worked with it. Rejects when another version wrote the data. */
export async function openDataFolder(folder: string, { fresh = false } = {}) {
  if (fresh || (await wasNeverFinished(folder))) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const stored = await storedFormat(folder);
  if (stored === undefined) {
    const isNew = (await readdir(folder)).length === 0;
    await writeFormat(folder, isNew ? `${unfinished} ${dataFormat}` : String(dataFormat));
    return;
  }
  if (stored.trim() !== String(dataFormat)) {
    throw new StartError(
      `Os dados em ${nameOf(folder)} foram gravados por outra versão do projeto (formato ${stored.trim() || 'vazio'}; ` +
        `esta lê o formato ${dataFormat}). ${beginAnew}`,
    );
  }
}

export async function finishDataFolder(folder: string) {
  await writeFormat(folder, String(dataFormat));
}

/** How a folder of the project is named in messages. */
export function nameOf(folder: string): string {
  const inside = relative(projectRoot, folder);
  return inside.startsWith('..') ? folder : `${inside}/`;
}

async function wasNeverFinished(folder: string): Promise<boolean> {
  return (await storedFormat(folder))?.startsWith(unfinished) ?? false;
}

async function storedFormat(folder: string): Promise<string | undefined> {
  const file = join(folder, formatFile);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

async function writeFormat(folder: string, text: string) {
  const file = join(folder, formatFile);
  // Safety: a full disk or a kill in the middle leaves no half of it.
  await writeFile(`${file}.new`, `${text}\n`);
  await rename(`${file}.new`, file);
}
