import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../support/random.ts';
import { startServerProcess } from './server-process.ts';
import { StoredSlots, Workload } from './workload.ts';

interface KillRun {
  readonly kills: number;
  readonly seed: number;
  readonly dataDir: string;
  /** The longest time of writing before a kill, in milliseconds. */
  readonly longest?: number;
  readonly onKill?: (kill: number, acknowledged: number) => void;
}

/**
 * Kills the server at random moments under load, each time starts it again on the same data and
 * compares that with what was acknowledged. Returns how many writes were. Throws at the first that
 * was lost or is there in part, and where the data can't be opened.
 */
export async function runKills(run: KillRun): Promise<number> {
  const { kills, seed, dataDir, longest = 400, onKill } = run;
  const random = randomFrom(seed);
  const workload = new Workload(random);
  let server = await startServerProcess(dataDir);
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await workload.begin(server.port);
      await wait(random() * longest);
      await server.kill();
      server = await startServerProcess(dataDir);
      const fault = workload.faultIn(await StoredSlots.read(server.port));
      if (fault !== undefined) throw new Error(`seed ${seed}, kill ${kill}: ${fault}`);
      onKill?.(kill, workload.acknowledged);
    }
  } finally {
    await server.kill();
  }
  return workload.acknowledged;
}
