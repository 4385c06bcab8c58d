import { outcomeTable } from './outcome-table';
import { processorSecondsOfChildren } from './processor-seconds';
import { runLanes, type Outcome, type Part } from './run-parts';

/** `npm test`: every part, the quick ones first, what needs the processor for itself last. */

const part = (script: string, files?: readonly string[]): Part => ({
  name: script,
  command: `npm run --silent ${script}`,
  ...(files && { files }),
});

const database = ['packages', 'package-lock.json'];
/** What becomes of `npm start` depends on these alone; how the app works is the other parts' concern. */
const start = [
  ...database,
  ...['emulators', 'build', 'tests/start', 'vite.config.ts', 'package.json'],
  ...['functions/package.json', 'functions/package-lock.json'],
];

const started = performance.now();
console.log('npm test: about ten minutes on two quiet cores.');
// The shell of this npm script has waited for the installation alone.
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
    // Mostly waits for the network and for time-outs of the specification.
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
