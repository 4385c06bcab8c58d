import { runLanes, type Part } from './run-parts';

/** `npm test`: every part, the quick ones first, what needs the processor for itself last. */

const part = (script: string): Part => ({ name: script, command: `npm run --silent ${script}` });

const started = performance.now();
const sums = { passed: 0, failed: 0 };

for (const lanes of [
  [[part('chromium')]],
  [
    // Mostly waits for the network and for time-outs of the specification.
    [part('test:start')],
    [part('lint'), part('format'), part('types'), part('test:unit'), part('test:servers')],
  ],
  [[part('test:e2e')]],
]) {
  const { passed, failed } = await runLanes(lanes);
  sums.passed += passed;
  sums.failed += failed;
  if (failed > 0) break;
}

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\nnpm test took ${minutes} minutes.\n${sums.passed} passed, ${sums.failed} failed`);
process.exitCode = sums.failed === 0 ? 0 : 1;
