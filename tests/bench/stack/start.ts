import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Memory } from './memory';

export interface Stack {
  /** The memory of the process with the database and the product table. */
  memory: () => Promise<Memory>;
  close: () => Promise<void>;
}

/** Starts the stack with fresh data and waits until everything answers. */
export async function startStack(): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mmv-bench-'));
  const execArgv = ['--import', 'tsx', '--expose-gc'];
  const child = fork(join(import.meta.dirname, 'serve.ts'), [dataDir], { execArgv });
  const ended = once(child, 'exit').then(() => rm(dataDir, { recursive: true, force: true }));
  const died = ended.then(() => Promise.reject(new Error('the stack did not stay up')));
  died.catch(() => undefined);
  await Promise.race([once(child, 'message'), died]);

  return {
    async memory() {
      child.send('memory');
      const [memory] = (await Promise.race([once(child, 'message'), died])) as [Memory];
      return memory;
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
