import { outcomeTable } from './outcome-table';
import { processorSecondsOfChildren } from './processor-seconds';
import { runLanes, type Outcome, type Part } from './run-parts';

/** `npm test` runs every part: the quick ones first, and last those that need the processor for themselves. */

const part = (script: string, files?: readonly string[]): Part => ({
  name: script,
  command: `npm run --silent ${script}`,
  ...(files && { files }),
});

const database = ['packages', 'package-lock.json'];
/** The files that `npm start` itself depends on; the other parts test the app. */
const start = [
  ...database,
  ...['emulators', 'build', 'tests/start', 'vite.config.ts', 'package.json'],
  ...['functions/package.json', 'functions/package-lock.json'],
];

const started = performance.now();
console.log('npm test: about ten minutes on two quiet cores.');
// The script's shell has only waited for the installation.
const installation: Outcome = {
  name: 'install',
  passed: true,
  tests: undefined,
  seconds: 0,
  processorSeconds: processorSecondsOfChildren(process.ppid),
};

const outcomes = [installation];
for (const lanes of [
  [[part('chromium')]],
  [
    // This part mostly waits for the network and for the specification's time-outs.
    [part('test:start', start)],
    // Lint checks the types too.
    [
      part('format'),
      part('lint'),
      part('test:unit'),
      part('test:servers'),
      part('test:database', database),
    ],
  ],
  [[part('test:e2e')]],
]) {
  outcomes.push(...(await runLanes(lanes)));
}

const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(outcomeTable(outcomes, (performance.now() - started) / 1000));
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
