import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDataError } from './damage.ts';
import { readManifest } from './manifest.ts';
import { readRecords } from './records.ts';
import { checkTable } from './table.ts';

/** Bytes of the sequence number and the operation count, with which each log record begins. */
const batchHeader = 12;

/**
 * Checks all data files before LevelDB opens them, because LevelDB skips damaged records silently. Throws a
 * DamagedDataError with file and offset.
 */
export async function checkLevelFolder(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const numbered = new Map(files.map((file) => [file, numberOf(file)]));
  const current = join(folder, 'CURRENT');
  if (!files.includes('CURRENT')) {
    if ([...numbered.values()].every((number) => number === undefined)) return;
    throw new DamagedDataError(current, 'it is missing');
  }
  const manifestFile = join(folder, (await readFile(current, 'utf8')).trim());
  const manifest = readManifest(manifestFile, await contentOf(manifestFile));
  for (const number of manifest.tables) {
    const name = files.find((file) => !file.endsWith('.log') && numbered.get(file) === number);
    const file = join(folder, name ?? `${String(number).padStart(6, '0')}.ldb`);
    checkTable(file, await contentOf(file));
  }
  const logs = files
    .filter((file) => file.endsWith('.log') && (numbered.get(file) ?? 0) >= manifest.log)
    .sort((a, b) => (numbered.get(a) ?? 0) - (numbered.get(b) ?? 0));
  if (manifest.log > 0 && numbered.get(logs[0] ?? '') !== manifest.log) {
    throw new DamagedDataError(
      join(folder, `${String(manifest.log).padStart(6, '0')}.log`),
      'it is missing',
    );
  }
  let next: bigint | undefined;
  for (const log of logs) {
    const file = join(folder, log);
    next = checkLog(file, await contentOf(file), next);
  }
}

/** Checks that each record continues the sequence numbers of the one before. Returns the next number. */
function checkLog(file: string, bytes: Buffer, expected: bigint | undefined): bigint | undefined {
  let next = expected;
  for (const { offset, data } of readRecords(file, bytes)) {
    if (data.length < batchHeader)
      throw new DamagedDataError(file, 'a record is too short', offset);
    const header = Buffer.from(data.buffer, data.byteOffset, batchHeader);
    const sequence = header.readBigUInt64LE();
    if (next !== undefined && sequence !== next) {
      const what = `record ${next} is missing, ${sequence} follows instead`;
      throw new DamagedDataError(file, what, offset);
    }
    next = sequence + BigInt(header.readUInt32LE(8));
  }
  return next;
}

/** The number in the name of a log or table. */
function numberOf(file: string): number | undefined {
  const digits = /^(\d+)\.(?:log|ldb|sst)$/.exec(file)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new DamagedDataError(file, 'it is missing');
  }
}
