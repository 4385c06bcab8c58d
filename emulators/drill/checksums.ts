import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StartError } from '../start/start-error';

/** The list of a back-up's files, in the format of `sha256sum`, which can check it too. */
export const sumsFile = 'SHA256SUMS';

/** SHA-256 of each file in the folder, by its path in it. */
export async function sumsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sums = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const sum = createHash('sha256').update(await readFile(file));
    return [relative(folder, file).replaceAll(sep, '/'), sum.digest('hex')] as const;
  });
  return new Map(await Promise.all(sums));
}

export async function writeSums(folder: string) {
  const sums = await sumsOf(folder);
  sums.delete(sumsFile);
  const lines = [...sums].toSorted().map(([name, sum]) => `${sum}  ${name}\n`);
  await writeFile(join(folder, sumsFile), lines.join(''));
}

/** Returns the number of files. Rejects with a sentence if a file was cut or changed, is missing, or isn't listed. */
export async function checkSums(folder: string): Promise<number> {
  const list = await readFile(join(folder, sumsFile), 'utf8').catch(() => {
    throw new StartError(
      `Não há cópia de segurança em ${folder}: falta o arquivo ${sumsFile}. Nada foi restaurado.`,
    );
  });
  const listed = new Map(
    [...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum, name]) => [name, sum]),
  );
  const present = await sumsOf(folder);
  present.delete(sumsFile);
  const faults = [
    ...[...listed.keys()].filter((name = '') => !present.has(name)).map((name) => `falta ${name}`),
    ...[...present].flatMap(([name, sum]) => {
      if (!listed.has(name)) return `${name} não está na lista`;
      return listed.get(name) === sum ? [] : `${name} foi cortado ou alterado`;
    }),
  ];
  if (faults.length === 0) return listed.size;
  throw new StartError(
    `A cópia de segurança em ${folder} está danificada: ${faults.join(', ')}. Nada foi restaurado; use outra cópia.`,
  );
}
