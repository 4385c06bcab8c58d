import { existsSync } from 'node:fs';
import { execaSync } from 'execa';

import { runLanes, type Part } from './run-parts';

/**
 * `npm run check`, for use while working: first the tests of the changed files, within seconds. Then format, lint and
 * types, and all unit tests that import uncommitted files. Only `npm test` finds tests that read files without
 * importing them.
 */
const unitTests = 'vitest run --project unit --project screens --passWithNoTests --reporter dot';
const nearest = nearestTests();
const first: Part = { name: 'tests of the changed files', command: `${unitTests} ${nearest}` };

const outcomes = [
  ...(nearest === '' ? [] : await runLanes([[first]])),
  ...(await runLanes([
    [
      { name: 'format', command: 'oxfmt --check' },
      { name: 'lint and types', command: 'oxlint -c oxlint.config.js' },
    ],
    [{ name: 'unit tests of what changed', command: `${unitTests} --changed` }],
  ])),
];
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

/** The test files that changed, and those beside changed code. */
function nearestTests(): string {
  const { stdout } = execaSync('git', ['status', '--porcelain', '--no-renames', '-uall']);
  const tests = stdout
    .split('\n')
    .map((line) => line.slice(3).replace(/(\.test)?\.(tsx?)$/, '.test.$2'))
    .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file));
  return [...new Set(tests)].join(' ');
}
