import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { dayText, periodOf } from '../../../domain/figures/period';
import { dayInSaoPaulo } from '../../../domain/words/time';
import { call, signIn } from '../../integration/callers';
import { repeated, type Bench } from '../bench';
import { today } from '../data/calendar';
import { copyOrders } from '../data/copy-orders';
import type { FigureName, Measured } from '../figures';
import { milliseconds } from '../report/milliseconds';

/** Measures GET /resultados of a month and of twelve, from the copy of 50,000 orders. */
export async function measurePeriodFigures({ data, runs }: Bench): Promise<Measured[]> {
  await data.loadAllOrders();
  const copied = await milliseconds(copyOrders);
  console.log(`Orders copied in ${(copied / 1000).toFixed(0)} s`);

  const endpoints = fork(join(import.meta.dirname, '../stack/endpoints.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const [[port]] = (await once(endpoints, 'message')) as [[number]];
    const as = await signIn('admin');
    const ask = async (path: string, query: object) => {
      const search = new URLSearchParams({ ...query }).toString();
      const answer = await call(`http://127.0.0.1:${port}/${path}?${search}`, { as });
      if (answer.status !== 200) throw new Error(`/${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const day = dayText(dayInSaoPaulo(today));
    const year = periodOf('12meses', day);
    const ways: [FigureName, subject: string, () => Promise<unknown>][] = [
      ['monthFigures', 'GET /resultados', () => ask('resultados', periodOf('mespassado', day))],
      ['yearFigures', 'GET /resultados', () => ask('resultados', year)],
    ];
    const measured: Measured[] = [];
    for (const [figure, subject, act] of ways) {
      const samples = await repeated(runs, () => milliseconds(act));
      measured.push({ figure, subject, profile: 'unthrottled', samples });
    }
    return measured;
  } finally {
    endpoints.disconnect();
  }
}
