import { routes } from '../../../../src/config/routes';
import type { Bench } from '../../bench';
import { heapMegabytes } from '../../browser/memory';
import { visit } from '../../browser/visit';
import { followWorkers } from '../../browser/worker-memory';
import type { Measured } from '../../figures';

/** The orders of four years, all in one status. */
const orders = 50_000;
/** Milliseconds between two checks of the memory, which take time too. */
const lookEvery = 2_000;
/** Milliseconds that only a hang exceeds. */
const patience = 600_000;

/** Saves every order with its lines, as a CSV and as an XLSX. */
export async function measureExport(bench: Bench): Promise<Measured[]> {
  await bench.data.loadOrdersOfCustomer(orders);
  const measured: Measured[] = [];
  for (const format of ['CSV', 'XLSX']) {
    const run = await saveAll(bench, format);
    const row = {
      subject: `${routes.orders}, 50,000 with lines, ${format}`,
      profile: 'unthrottled',
    } as const;
    measured.push(
      { ...row, figure: 'exported', samples: [run.milliseconds], notes: [run.said] },
      { ...row, figure: 'exportHeap', samples: [run.growth] },
    );
  }
  return measured;
}

async function saveAll({ browser, stateOf }: Bench, format: string) {
  return visit(browser, await stateOf('admin'), async ({ page, cdp }) => {
    await page.goto(routes.orders, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar pedidos' });
    await dialog.getByRole('radio', { name: 'Um item por linha' }).click();
    await dialog.getByRole('radio', { name: format, exact: true }).click();
    const workers = await followWorkers(cdp);
    const before = await heapMegabytes(cdp);
    const download = page.waitForEvent('download', { timeout: patience });
    const begin = performance.now();
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const saved = dialog.getByText(/^Arquivo salvo com/);
    let most = 0;
    while (!(await saved.isVisible())) {
      if (performance.now() - begin > patience) throw new Error(`${format} was not saved.`);
      most = Math.max(most, (await heapMegabytes(cdp)) + (await workers()));
      await saved.waitFor({ timeout: lookEvery }).catch(() => undefined);
    }
    const milliseconds = performance.now() - begin;
    await (await download).delete();
    return { milliseconds, growth: most - before, said: await saved.innerText() };
  });
}
