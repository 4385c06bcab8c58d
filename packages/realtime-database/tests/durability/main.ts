import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runKills } from './kill-run.ts';

/** `npm run kills -- --kills 200` prints its seed; `--seed` repeats a run. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
console.log(`${kills} kills, seed ${seed}`);

const dataDir = await mkdtemp(join(tmpdir(), 'kills-'));
const { acknowledged } = await runKills({
  kills,
  seed,
  dataDir,
  onKill: (kill, sum) =>
    kill % 20 === 0 && console.log(`${kill} kills, ${sum} writes acknowledged`),
});
console.log(`Every one of ${acknowledged} acknowledged writes was there, and none in part.`);
await rm(dataDir, { recursive: true });
