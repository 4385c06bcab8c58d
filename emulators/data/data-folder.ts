import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../start/project-root';
import { StartError } from '../start/start-error';

/** Raise it with a change that makes older data unreadable. */
export const dataFormat = 1;

/** A file in the data folder with its format. Until the first start has ended, the word `unfinished` comes first. */
const formatFile = 'format';
const unfinished = 'unfinished';

/** The advice for unusable data. Nothing deletes data unasked. */
export const beginAnew =
  'Nada foi apagado: traga a pasta de volta de uma cópia, ou comece do zero com "npm start -- --fresh", que a apaga.';

/**
 * Opens the data folder. Deletes the data of a first start that never ended; rejects if another version wrote the data.
 */
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

/** The name of a project's folder in messages. */
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
  // Safety: a full disk or a kill leaves no half-written file.
  await writeFile(`${file}.new`, `${text}\n`);
  await rename(`${file}.new`, file);
}
