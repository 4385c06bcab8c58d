import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';

/**
 * Remembers the files that a part of `npm test` last passed with. A clean checkout, such as CI's, remembers nothing and
 * runs every part.
 */
const store = 'node_modules/.cache/mmv-passed';

/** A hash of the contents of all files below the paths, committed or not, and of Node's version. */
export function fingerprint(paths: readonly string[]): string {
  const listed = execaSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...paths]);
  const hash = createHash('sha256').update(process.version);
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    hash.update(`\0${file}\0`).update(contents(file));
  }
  return hash.digest('hex');
}

/** A removed file is still listed until the removal is staged. */
function contents(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return 'removed';
  }
}

export function hasPassedWith(part: string, print: string): boolean {
  try {
    return readFileSync(pathOf(part), 'utf8') === print;
  } catch {
    return false;
  }
}

export function keepPassed(part: string, print: string): void {
  mkdirSync(dirname(pathOf(part)), { recursive: true });
  writeFileSync(pathOf(part), print);
}

const pathOf = (part: string) => join(store, part.replace(':', '-'));
