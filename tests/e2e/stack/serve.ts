import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildOnce } from './build';
import { startWorkerStack, type WorkerStack } from './worker-stack';

/**
 * What the browser tests need, while they run: one build, and a whole stack for each worker. `GET /<worker>` answers when
 * the worker's stack is in the state of the sample; the first starts it. A worker is replaced after a failed test; its
 * stack stays.
 */
const buildFolder = await mkdtemp(join(tmpdir(), 'mmv-e2e-build-'));
await buildOnce(buildFolder);
const stacks = new Map<number, WorkerStack>();

const server = createServer((request, response) => {
  const worker = Number(request.url?.slice(1));
  const stack = stacks.get(worker) ?? startWorkerStack(worker, buildFolder);
  stacks.set(worker, stack);
  stack.reset().then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Stacks on port ${(server.address() as AddressInfo).port}.`);
});

async function stop() {
  await Promise.all([...stacks.values()].map((stack) => stack.stop()));
  await rm(buildFolder, { recursive: true, force: true });
  process.exit();
}

// The runner, if it was killed hard.
const runner = Number(process.env['MMV_RUNNER']);
// oxlint-disable-next-line no-restricted-globals -- no test waits for it
setInterval(() => {
  try {
    process.kill(runner, 0);
  } catch {
    void stop();
  }
}, 1_000).unref();
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
