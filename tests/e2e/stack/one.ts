import { rm } from 'node:fs/promises';

import { distanceOf } from './own-ports';

/** The stack of one worker, in a process of its own. It ends on request, and with its parent. */
const { startStack } = await import('../../../emulators/start/stack');
const { copyBuild } = await import('./build');
const { dataDir, stackFolder } = await import('./place');
const { keepSample } = await import('./sample');

const [buildFolder = ''] = process.argv.slice(2);
const worker = Number(process.env['TEST_PARALLEL_INDEX']);

// Removes the data of a killed run.
await rm(stackFolder, { recursive: true, force: true });
await copyBuild(buildFolder, dataDir, distanceOf(worker));
const stack = await startStack({ dataDir, devServer: false, built: true, sample: 'usual' });
const reset = await keepSample();
process.send?.('ready');
process.on('message', () => {
  reset().then(
    () => process.send?.('reset'),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function stop(exitCode: number) {
  await stack.close();
  await rm(stackFolder, { recursive: true, force: true });
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop(0));
process.on('disconnect', () => void stop(0));
// A part that ends unexpectedly explains all later failures.
void stack.died.then((reason) => {
  console.error(reason);
  return stop(1);
});
