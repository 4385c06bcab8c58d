import { runLanes } from './run-parts';

/**
 * `npm run check`: runs lint, types and unit tests in parallel, for use while working. ESLint and TypeScript cache
 * unchanged files; a fault that a change causes in another file may escape the cache, but not `npm test`.
 */
const cache = 'node_modules/.cache';
const incremental = (name: string) => `--incremental --tsBuildInfoFile ${cache}/tsc/${name}.json`;

const { failed } = await runLanes([
  [{ name: 'lint', command: `eslint . --cache --cache-location ${cache}/eslint/` }],
  [{ name: 'types', command: `tsc -p . ${incremental('app')}` }],
  [
    {
      name: 'types of functions',
      command: `tsc -p functions --noEmit ${incremental('functions')}`,
    },
  ],
  [{ name: 'unit tests', command: 'vitest run --project unit --reporter dot' }],
]);
process.exitCode = failed === 0 ? 0 : 1;
