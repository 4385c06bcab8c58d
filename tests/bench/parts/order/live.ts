import { routes } from '../../../../src/config/routes';
import type { Bench } from '../../bench';
import { heapMegabytes } from '../../browser/memory';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';
import { median } from '../../report/statistics';
import { goHome } from './orders';

/** The changes of eight hours, one every ten seconds, applied as fast as the page accepts them. */
const workday = 2_880;
const changesPerSample = 96;

/** Measures the memory that an open /pedidos retains while orders keep changing. */
export async function measureLive({ browser, data, stateOf }: Bench): Promise<Measured[]> {
  const trade = await data.trade();
  const samples = await visit(browser, await stateOf('admin'), async ({ page, cdp }) => {
    await (await goHome({ page, cdp })).click();
    const heaps: number[] = [];
    // The day before the measured one is a warm-up: the browser compiles code and fills its caches.
    for (let done = 0; done < 2 * workday; done += changesPerSample) {
      for (let change = 1; change < changesPerSample; change += 1) await trade.go();
      // The last change of each batch is an order that the page must show.
      const number = await trade.send();
      await page.getByRole('row', { name: `Pedido ${number}`, exact: true }).waitFor();
      heaps.push(await heapMegabytes(cdp));
    }
    return heaps.slice(heaps.length / 2);
  });

  const third = samples.length / 3;
  const second = median(samples.slice(third, 2 * third));
  const last = median(samples.slice(2 * third));
  const row = { subject: `${routes.orders}, 8 h of changes`, profile: 'unthrottled' } as const;
  return [
    { ...row, figure: 'liveHeap', samples },
    { ...row, figure: 'liveGrowth', samples: [(last / second - 1) * 100] },
  ];
}
