import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { appEnv } from '../../../emulators/start/app-env';
import { endpointsEnv } from '../../../emulators/start/endpoints-env';
import { openProductTable } from '../../../functions/src/product-table/connection';
import { signIn } from '../../integration/callers';
import { repeated, type Bench } from '../bench';
import { milliseconds } from '../report/milliseconds';
import type { Measured } from '../figures';
import { askEndpoint, bareQuery, filters, type Filter } from './product-questions';

/** Milliseconds of one turn: in SQL, the floor, the endpoint by itself, and behind the Functions emulator. */
type Turn = Record<'bare' | 'floor' | 'alone' | 'emulated', number>;

const warmingTurns = 10;

/** GET /produtos beside the same question in SQL, in turn, so that the machine's other work hits both alike. */
export async function measureEndpoint({ runs }: Bench): Promise<Measured[]> {
  const endpoints = fork(join(import.meta.dirname, '../stack/endpoints.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const table = openProductTable(endpointsEnv().PRODUCT_TABLE_URL);
  try {
    const [[port, barePort]] = (await once(endpoints, 'message')) as [[number, number]];
    const token = await signIn('vendedor');
    const measured: Measured[] = [];
    for (const filter of filters) {
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
      // The first ones open connections and run code that is not compiled yet.
      await repeated(warmingTurns, turn);
      measured.push(...rowsOf(filter, await repeated(4 * runs, turn)));
    }
    return measured;
  } finally {
    endpoints.disconnect();
    await table.destroy();
  }
}

function rowsOf(filter: Filter, turns: Turn[]) {
  const row = {
    subject: `GET /produtos ${Object.values(filter).join(' ')}`,
    profile: 'unthrottled',
  } as const;
  return [
    { ...row, figure: 'bareQuery', samples: turns.map(({ bare }) => bare) },
    { ...row, figure: 'floorRatio', samples: turns.map(({ floor, bare }) => floor / bare) },
    { ...row, figure: 'endpointRatio', samples: turns.map(({ alone, bare }) => alone / bare) },
    {
      ...row,
      figure: 'emulatorRatio',
      samples: turns.map(({ emulated, bare }) => emulated / bare),
    },
  ] satisfies Measured[];
}
