import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder } from './support/command.ts';

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, '..');

/** A program of a user's project: a server with data on disk, the matchers, and the suite's `java`. */
const use = `
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startDatabase } from 'realtime-database-local';
import { denialMatchers } from 'realtime-database-local/testing';

const database = await startDatabase({ dataDir: 'data' });
await database.set('place', 'kept');
await database.close();
const again = await startDatabase({ dataDir: 'data' });
console.log(await again.get('place'));
await again.close();
console.log(Object.keys(denialMatchers({ port: 1, namespace: 'any' })).length);
const java = spawn('java', ['-jar', process.env.DATABASE_EMULATOR_BINARY_PATH, '--port', '0']);
console.log(String(await once(java.stdout, 'data')).trim());
java.kill();
`;

const typedUse = `
/** As the types of Jest and Vitest declare it. */
declare global {
  namespace jest {
    interface Matchers<R, T = {}> {}
  }
}
declare const expect: (value: unknown) => jest.Matchers<void>;
import { startDatabase, type ConditionCoverage, type DatabaseServer } from 'realtime-database-local';
import { denialMatchers } from 'realtime-database-local/testing';
const database: DatabaseServer = await startDatabase({ limits: { connections: 1 } });
denialMatchers({ port: database.port, namespace: 'any' });
await expect(Promise.resolve()).toBeAllowed();
await expect(Promise.resolve()).toBeDeniedBy('/people/$id/.write', 'false');
const conditions: readonly ConditionCoverage[] = await database.coverage();
// @ts-expect-error
database.port = 'wrong';
`;

test('what npm packs works in an empty project, with its types', { timeout: 300_000 }, async () => {
  const project = await testFolder();
  const modules = join(project, 'node_modules');
  const installed = join(modules, 'realtime-database-local');
  await mkdir(installed, { recursive: true });
  // A file that an older build left and the new build no longer makes.
  await mkdir(join(packageFolder, 'dist'), { recursive: true });
  await writeFile(join(packageFolder, 'dist/gone.js'), '');
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: packageFolder,
  });
  const archive = join(project, String(packed.stdout.trim().split('\n').at(-1)));
  await run('tar', ['-xzf', archive, '--strip-components', '1', '-C', installed]);
  // Copied, not installed, because the registry may be out of reach. The packages are the same.
  await copyDependencies(packageFolder, modules);

  expect(existsSync(join(installed, 'dist/gone.js'))).toBe(false);
  await writeFile(join(project, 'use.mjs'), use);
  const { bin } = await packageAt(installed);
  const command = join(installed, String(bin?.['realtime-database-local']));
  const { stdout } = await run(
    process.execPath,
    [command, 'exec', '--', process.execPath, 'use.mjs'],
    { cwd: project },
  );
  const [kept, matchers, address] = stdout.split('\n');
  expect([kept, matchers]).toEqual(['kept', '2']);
  expect(address).toMatch(/^Realtime Database on http/);

  await writeFile(join(project, 'use.mts'), typedUse);
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  await run(process.execPath, [tsc, ...flags, 'use.mts'], { cwd: project });
});

async function copyDependencies(folder: string, modules: string): Promise<void> {
  const { dependencies = {} } = await packageAt(folder);
  const require = createRequire(join(folder, 'package.json'));
  for (const name of Object.keys(dependencies)) {
    const places = (require.resolve.paths(`${name}/package.json`) ?? []).map((place) =>
      join(place, name),
    );
    const source = places.find((place) => existsSync(place));
    if (source === undefined) throw new Error(`${name} is not installed`);
    await cp(source, join(modules, name), { recursive: true });
    await copyDependencies(source, modules);
  }
}

async function packageAt(folder: string) {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  return JSON.parse(text) as {
    dependencies?: Record<string, string>;
    bin?: Record<string, string>;
  };
}
