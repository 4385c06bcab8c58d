import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { signIn } from '../../integration/callers';
import { repeated, type Bench } from '../bench';
import { milliseconds } from '../report/milliseconds';
import type { Measured } from '../figures';
import { askEndpoint, filters, type Filter } from './product/product-questions';

/** Milliseconds of one round: the bare minimum, and the endpoint alone. */
type Turn = Record<'floor' | 'alone', number>;

const warmingTurns = 10;

/** One caller for each filter, because an endpoint accepts 240 calls per person and minute. */
const callers = ['vendedor', 'vendedor2', 'admin', 'cliente', 'cliente2'];

/** GET /produtos, alternating with its floor (only HTTP, SQL and JSON), so that other load affects both equally. */
export async function measureEndpoint({ runs }: Bench): Promise<Measured[]> {
  const endpoints = fork(join(import.meta.dirname, '../stack/endpoints.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const [[port, barePort]] = (await once(endpoints, 'message')) as [[number, number]];
    const measured: Measured[] = [];
    for (const [index, filter] of filters.entries()) {
      const token = await signIn(callers[index] ?? '');
      const ways = {
        floor: () => askEndpoint(`http://127.0.0.1:${barePort}`, filter, token),
        alone: () => askEndpoint(`http://127.0.0.1:${port}`, filter, token),
      };
      const turn = async () => ({
        floor: await milliseconds(ways.floor),
        alone: await milliseconds(ways.alone),
      });
      // The first requests open connections and run uncompiled code.
      await repeated(warmingTurns, turn);
      measured.push(...rowsOf(filter, await repeated(40 * runs, turn)));
    }
    return measured;
  } finally {
    endpoints.disconnect();
  }
}

/** The shortest time of each. A busy machine lengthens it the least. */
function rowsOf(filter: Filter, turns: Turn[]): Measured[] {
  const shortest = (way: keyof Turn) => Math.min(...turns.map((turn) => turn[way]));
  return [
    {
      subject: `GET /produtos ${Object.values(filter).join(' ')}`,
      figure: 'endpointRatio',
      profile: 'unthrottled',
      samples: [shortest('alone') / shortest('floor')],
    },
  ];
}
