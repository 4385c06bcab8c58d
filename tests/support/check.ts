import { execa } from 'execa';

/**
 * `npm run check`: runs lint, types and unit tests in parallel, for use while working. ESLint and TypeScript cache
 * unchanged files; a fault that a change causes in another file may escape the cache, but not `npm test`.
 */
const cache = 'node_modules/.cache';
const incremental = (name: string) => `--incremental --tsBuildInfoFile ${cache}/tsc/${name}.json`;

const checks = {
  lint: `eslint . --cache --cache-location ${cache}/eslint/`,
  types: `tsc -p . ${incremental('app')}`,
  'types of functions': `tsc -p functions --noEmit ${incremental('functions')}`,
  'unit tests': 'vitest run --project unit --reporter dot',
};

const started = performance.now();

async function passes(name: string, line: string): Promise<boolean> {
  const [command = '', ...args] = line.split(' ');
  const { failed, all } = await execa(command, args, {
    all: true,
    preferLocal: true,
    reject: false,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(failed ? `${all}\n${name}: FAILED after ${seconds} s` : `${name}: ${seconds} s`);
  return !failed;
}

const passed = await Promise.all(Object.entries(checks).map(([name, line]) => passes(name, line)));
process.exitCode = passed.every(Boolean) ? 0 : 1;
