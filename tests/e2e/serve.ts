import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startStack } from '../../emulators/start/stack';

/** The whole stack with the production build and fresh sample data, while the journeys run. */
const dataDir = await mkdtemp(join(tmpdir(), 'mmv-e2e-'));
const stack = await startStack({ dataDir, devServer: false, sample: true });
console.log('The stack is ready.');

async function stop(exitCode: number) {
  await stack.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(exitCode);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
// A part that ends by itself explains all later failures.
void stack.died.then((reason) => {
  console.error(reason);
  return stop(1);
});
