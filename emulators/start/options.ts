import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { metadataFile } from '../export/read-export';
import type { Sample } from '../sample/fill';
import { StartError } from './start-error';

interface StartOptions {
  fresh: boolean;
  /** Whether this run starts with an export's data, apart from the data kept between starts. */
  isImport: boolean;
  /** Undefined with `isImport` if the export doesn't exist yet: the end of this run makes it. */
  importFrom?: string;
  exportTo?: string;
  sample: Sample;
}

const known = 'Conhece --fresh, --sample full, --import PASTA e --export-on-exit[=PASTA].';

/**
 * Reads the arguments of `npm start --`: `--fresh`, `--sample full`, and the suite's own `--import` and
 * `--export-on-exit` with their folders.
 */
export async function readOptions(args: readonly string[], from: string): Promise<StartOptions> {
  const words = args.flatMap((word) => /^(--[^=]+)=(.*)$/.exec(word)?.slice(1) ?? word);
  const given = new Map<string, string | undefined>();
  for (let at = 0; at < words.length; at += 1) {
    const name = words[at] ?? '';
    if (!['--fresh', '--sample', '--import', '--export-on-exit'].includes(name)) {
      throw new StartError(`"npm start" não conhece "${name}". ${known}`);
    }
    const next = words[at + 1];
    const value = name !== '--fresh' && next && !next.startsWith('--') ? next : undefined;
    if (value) at += 1;
    given.set(name, name === '--sample' ? value : value && resolve(from, value));
  }

  if (given.has('--sample') && given.get('--sample') !== 'full') {
    throw new StartError(`--sample só conhece "full". ${known}`);
  }
  const asked = given.get('--import');
  const isImport = given.has('--import');
  if (isImport && !asked) throw new StartError(`--import pede uma pasta. ${known}`);
  const exportTo = given.has('--export-on-exit')
    ? (given.get('--export-on-exit') ?? asked)
    : undefined;
  if (given.has('--export-on-exit') && !exportTo) {
    throw new StartError(
      '--export-on-exit pede uma pasta, ou --import com a pasta em que os dados voltam a ser gravados.',
    );
  }
  if (exportTo) await checkReplaceable(exportTo);
  // As in the suite, the first run of a pair may find no export.
  const isThere = asked !== undefined && (existsSync(asked) || asked !== exportTo);
  return {
    fresh: given.has('--fresh'),
    sample: given.has('--sample') ? 'full' : 'usual',
    isImport,
    ...(isThere && { importFrom: asked }),
    ...(exportTo && { exportTo }),
  };
}

/** Rejects unless the folder may be replaced, because the suite deletes everything in an export's folder. */
async function checkReplaceable(folder: string) {
  if (!existsSync(folder)) return;
  const names = (await stat(folder)).isDirectory() ? await readdir(folder) : [folder];
  if (names.length === 0 || names.includes(metadataFile)) return;
  throw new StartError(
    `A exportação apagaria o que há em ${folder}, que não é uma exportação. Nada foi iniciado; indique outra pasta.`,
  );
}
