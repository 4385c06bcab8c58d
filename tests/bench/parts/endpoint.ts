import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { appEnv } from '../../../emulators/start/app-env';
import { endpointsEnv } from '../../../emulators/start/endpoints-env';
import { openProductTable } from '../../../functions/src/product/table/connection';
import { signIn } from '../../integration/callers';
import { repeated, type Bench } from '../bench';
import { milliseconds } from '../report/milliseconds';
import type { Measured } from '../figures';
import { askEndpoint, bareQuery, filters, type Filter } from './product-questions';

/** Milliseconds of one round: in SQL, the bare minimum, the endpoint by itself, and behind the Functions emulator. */
type Turn = Record<'bare' | 'floor' | 'alone' | 'emulated', number>;

const warmingTurns = 10;

/** One for each filter: an endpoint takes 240 calls of a person in a minute. */
const callers = ['vendedor', 'vendedor2', 'admin', 'cliente', 'cliente2'];

/**
 * GET /produtos, alternating with the same SQL alone and with its floor (HTTP and JSON alone), so that other load
 * affects all equally. The limit is over the floor.
 */
export async function measureEndpoint({ runs }: Bench): Promise<Measured[]> {
  const endpoints = fork(join(import.meta.dirname, '../stack/endpoints.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const table = openProductTable(endpointsEnv().PRODUCT_TABLE_URL);
  try {
    const [[port, barePort]] = (await once(endpoints, 'message')) as [[number, number]];
    const measured: Measured[] = [];
    for (const [index, filter] of filters.entries()) {
      const token = await signIn(callers[index] ?? '');
      const ways = {
        bare: bareQuery(table, filter),
        floor: () => askEndpoint(`http://127.0.0.1:${barePort}`, filter, token),
        alone: () => askEndpoint(`http://127.0.0.1:${port}`, filter, token),
        emulated: () => askEndpoint(appEnv().MMV_FUNCTIONS_URL, filter, token),
      };
      const turn = async () => ({
        bare: await milliseconds(ways.bare),
        floor: await milliseconds(ways.floor),
        alone: await milliseconds(ways.alone),
        emulated: await milliseconds(ways.emulated),
      });
      // The first requests open connections and run code that isn't compiled yet.
      await repeated(warmingTurns, turn);
      measured.push(...rowsOf(filter, await repeated(40 * runs, turn)));
    }
    return measured;
  } finally {
    endpoints.disconnect();
    await table.destroy();
  }
}

/** The shortest of each way: what it needs when nothing else runs, which a busy machine lengthens the least. */
function rowsOf(filter: Filter, turns: Turn[]) {
  const shortest = (way: keyof Turn) => Math.min(...turns.map((turn) => turn[way]));
  const ratio = (way: keyof Turn, to: keyof Turn) => [shortest(way) / shortest(to)];
  const row = {
    subject: `GET /produtos ${Object.values(filter).join(' ')}`,
    profile: 'unthrottled',
  } as const;
  return [
    { ...row, figure: 'bareQuery', samples: turns.map(({ bare }) => bare) },
    { ...row, figure: 'floorRatio', samples: ratio('floor', 'bare') },
    { ...row, figure: 'sqlRatio', samples: ratio('alone', 'bare') },
    { ...row, figure: 'emulatorRatio', samples: ratio('emulated', 'bare') },
    { ...row, figure: 'endpointRatio', samples: ratio('alone', 'floor') },
  ] satisfies Measured[];
}
