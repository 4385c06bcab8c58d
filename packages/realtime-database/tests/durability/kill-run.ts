// oxlint-disable-next-line no-restricted-imports -- kills come at random moments under load
import { setTimeout as wait } from 'node:timers/promises';
import type { SmallDisk } from '../support/small-disk.ts';
import { randomFrom } from '../support/random.ts';
import { startServerProcess } from './server-process.ts';
import { StoredSlots, Workload } from './workload.ts';

interface KillRun {
  readonly kills: number;
  readonly seed: number;
  readonly dataDir: string;
  /** The longest time of writing before a kill, in milliseconds. */
  readonly longest?: number;
  /** The disk of the data folder, if the run should fill it half of the time. */
  readonly disk?: SmallDisk;
  readonly onKill?: (kill: number, acknowledged: number) => void;
}

/**
 * Kills the server at random moments under load, restarts it, and compares the data with the acknowledged writes.
 * Returns the counts of both; throws if a write is lost or stored in part.
 */
export async function runKills(run: KillRun): Promise<{ acknowledged: number; refused: number }> {
  const { kills, seed, dataDir, longest = 400, disk, onKill } = run;
  const random = randomFrom(seed);
  const workload = new Workload(random);
  let server = await startServerProcess(dataDir);
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await workload.begin(server.port);
      await disk?.fill(Math.floor(random() * 200));
      // A slow machine doesn't fill the disk within the random time.
      if (disk && kill === 1) await workload.firstRefusal;
      await wait(random() * longest);
      const goesOn = random() < 0.5;
      if (goesOn) await disk?.free();
      if (goesOn && disk) await wait(random() * longest);
      await server.kill();
      if (!goesOn) await disk?.free();
      server = await startServerProcess(dataDir);
      const fault = workload.faultIn(await StoredSlots.read(server.port));
      if (fault !== undefined) throw new Error(`seed ${seed}, kill ${kill}: ${fault}`);
      onKill?.(kill, workload.acknowledged);
    }
  } finally {
    await server.kill();
  }
  const { acknowledged, refused } = workload;
  return { acknowledged, refused };
}
