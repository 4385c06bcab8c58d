import { runLanes } from './run-parts';

/**
 * `npm run check`, for use while working: format, lint and types, and the unit tests that import uncommitted files.
 * Only `npm test` finds tests that read files without importing them.
 */
const outcomes = await runLanes([
  [
    { name: 'format', command: 'oxfmt --check' },
    { name: 'lint and types', command: 'oxlint -c oxlint.config.js' },
  ],
  [
    {
      name: 'unit tests of what changed',
      command:
        'vitest run --project unit --project screens --changed --passWithNoTests --reporter dot',
    },
  ],
]);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
