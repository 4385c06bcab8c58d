import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The attempts of a flood, and how many quotes were stored. */
export interface Flooded {
  tried: number;
  stored: number;
}

/** These people flood from a process of their own, like another computer. */
export async function startFlood(port: number, uids: readonly string[]) {
  const script = join(import.meta.dirname, 'flood-process.ts');
  const child = fork(script, [String(port), ...uids], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return {
    async stop(): Promise<Flooded[]> {
      const answered = once(child, 'message');
      child.send('stop');
      const [flooded] = (await answered) as [Flooded[]];
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
      return flooded;
    },
  };
}
