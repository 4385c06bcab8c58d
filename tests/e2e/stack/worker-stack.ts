import { join } from 'node:path';
import { execa } from 'execa';

export type WorkerStack = ReturnType<typeof startWorkerStack>;

/** Starts the stack of a worker in a process of its own, because a process has one set of ports. */
export function startWorkerStack(worker: number, buildFolder: string) {
  const program = join(import.meta.dirname, 'one.ts');
  const child = execa(process.execPath, ['--import', 'tsx', program, buildFolder], {
    // The same value as in the worker itself.
    env: { TEST_PARALLEL_INDEX: String(worker) },
    ipc: true,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    reject: false,
  });
  const ended = child.then(() => {
    throw new Error(`The stack of worker ${worker} ended by itself.`);
  });
  ended.catch(() => undefined);
  const hear = () => Promise.race([child.getOneMessage(), ended]);
  const ready = hear();
  ready.catch(() => undefined);

  return {
    /** Resolves when the stack runs and contains only the sample. */
    async reset() {
      await ready;
      const answer = hear();
      await child.sendMessage('reset');
      const problem = await answer;
      if (problem !== 'reset') throw new Error(JSON.stringify(problem));
    },
    async stop() {
      child.kill('SIGTERM');
      await child;
    },
  };
}
