import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const packageFolder = join(import.meta.dirname, '../..');

/**
 * Builds the command once for all tests, because compiling it takes longer than each of its many runs. The build is
 * inside the package, whose dependencies it needs.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cache = join(packageFolder, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'tested-'));
  const rolldown = dirname(createRequire(import.meta.url).resolve('rolldown/package.json'));
  const args = ['-c', 'rolldown.config.mjs', '--dir', folder];
  await promisify(execFile)(process.execPath, [join(rolldown, 'bin/cli.mjs'), ...args], {
    cwd: packageFolder,
  });
  process.env['REALTIME_DATABASE_COMMAND'] = join(folder, 'command.js');
  return () => rm(folder, { recursive: true });
}
