import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildOnce } from './build';
import { startWorkerStack, type WorkerStack } from './worker-stack';

/**
 * One build, and a stack for each worker, while the tests run. `GET /<worker>` answers when that stack has the sample's
 * state; the first call starts it. A replaced worker keeps its stack.
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

// The runner, which may be killed.
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
