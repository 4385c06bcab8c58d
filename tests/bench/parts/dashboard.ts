import { routes } from '../../../src/config/routes';
import { repeated, type Bench } from '../bench';
import { msToShown } from '../browser/shown';
import { countSocket } from '../browser/socket';
import { visit } from '../browser/visit';
import type { Measured } from '../figures';

/** All tiles with a figure. The charts below them load when the page is idle. */
const tiles = { selector: 'main article:not(:has(.ant-skeleton))', count: 9 };

/** Measures from the menu to the administrator's figures, with all orders stored. */
export async function measureDashboard(bench: Bench): Promise<Measured[]> {
  await bench.data.loadAllOrders();
  // The first query makes the local database sort; production keeps its index sorted on every write.
  await open(bench);
  const runs = await repeated(bench.runs, () => open(bench));
  return (['figuresShown', 'figuresBytes'] as const).map((figure) => ({
    subject: `${routes.home}, the administrator's`,
    figure,
    profile: 'unthrottled',
    samples: runs.map((run) => run[figure]),
  }));
}

async function open({ browser, stateOf }: Bench) {
  return visit(browser, await stateOf('admin'), async ({ page, cdp }) => {
    await page.goto(routes.products, { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const entry = menu.getByRole('link', { name: 'Home', exact: true });
    await entry.waitFor();
    const socket = countSocket(cdp);
    const figuresShown = await msToShown(page, tiles, () => entry.click());
    // The charts below belong to the page too.
    // oxlint-disable-next-line no-restricted-properties -- nothing says that it was the last
    await page.waitForTimeout(1_500);
    return { figuresShown, figuresBytes: socket.kilobytes() };
  });
}
