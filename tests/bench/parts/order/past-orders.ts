import { routes } from '../../../../src/config/routes';
import { repeated, type Bench } from '../../bench';
import { msToShown } from '../../browser/shown';
import { countSocket } from '../../browser/socket';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';
import { median } from '../../report/statistics';

/** The screens that show a person's past orders, and the first element that proves it. */
const screens = [
  { subject: routes.home, link: 'Home', selector: '[aria-label="Últimos pedidos"] li' },
  { subject: routes.products, link: 'Produtos', selector: 'main li h2' },
] as const;
type Screen = (typeof screens)[number];

const few = 20;
const many = 2_000;

/** Measures /home and /produtos of a customer with 20 past orders and with 2,000, and the ratio. */
export async function measurePastOrders(bench: Bench): Promise<Measured[]> {
  await bench.data.loadOrdersOfCustomer(few);
  const withFew = await measureScreens(bench, few);
  await bench.data.loadOrdersOfCustomer(many);
  const withMany = await measureScreens(bench, many);
  return [...withFew, ...withMany, ...withMany.map((row, at) => ratioOf(row, withFew[at]))];
}

async function measureScreens(bench: Bench, orders: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const screen of screens) {
    // The first query makes the local database sort; production keeps its index sorted on every write.
    await open(bench, screen);
    const runs = await repeated(bench.runs, () => open(bench, screen));
    for (const figure of ['firstRow', 'socketBytes'] as const) {
      const samples = runs.map((run) => run[figure]);
      const subject = `${screen.subject}, ${orders} past orders`;
      measured.push({ subject, figure, profile: 'unthrottled', samples, shownOnly: true });
    }
  }
  return measured;
}

async function open({ browser, stateOf }: Bench, { link, selector }: Screen) {
  return visit(browser, await stateOf('cliente'), async ({ page, cdp }) => {
    await page.goto(routes.customerOrders, { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const entry = menu.getByRole('link', { name: link, exact: true });
    await entry.waitFor();
    const socket = countSocket(cdp);
    const firstRow = await msToShown(page, { selector }, () => entry.click());
    // Data that arrives after the first row belongs to the page too.
    // oxlint-disable-next-line no-restricted-properties -- nothing says that it was the last
    await page.waitForTimeout(1_500);
    return { firstRow, socketBytes: socket.kilobytes() };
  });
}

function ratioOf(row: Measured, before: Measured | undefined): Measured {
  const samples = [median(row.samples) / median(before?.samples ?? [])];
  const subject = `${row.subject.split(',')[0]}, ${many} : ${few} past orders`;
  const figure = row.figure === 'firstRow' ? 'firstRowRatio' : 'socketBytesRatio';
  return { subject, figure, profile: row.profile, samples };
}
