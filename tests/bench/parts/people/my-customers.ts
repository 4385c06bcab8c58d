import { routes } from '../../../../src/config/routes';
import { repeated, type Bench } from '../../bench';
import { msToShown } from '../../browser/shown';
import { countSocket } from '../../browser/socket';
import { visit } from '../../browser/visit';
import { copyOrders } from '../../data/copy-orders';
import type { Measured } from '../../figures';
import { median } from '../../report/statistics';

const few = 200;
const many = 20_000;

/** Measures 'Meus clientes' among 50,000 orders and 2,000 people: a seller with 20,000 orders, and with 200. */
export async function measureMyCustomers(bench: Bench): Promise<Measured[]> {
  await bench.data.loadOrdersOfSeller(few);
  const withFew = await measure(bench, `${few} orders of the seller`);
  await bench.data.loadOrdersOfSeller(many);
  const withMany = await measure(bench, `${many} orders of the seller`);
  await bench.data.loadAllOrders();
  const withAll = await measure(bench, 'all orders');
  return [
    ...withFew,
    ...withMany,
    ...withAll,
    ...withMany.map((row, at) => ratioOf(row, withFew[at])),
  ];
}

async function measure(bench: Bench, which: string): Promise<Measured[]> {
  await copyOrders();
  // The first query makes the local database sort; production keeps its index sorted on every write.
  await open(bench);
  const runs = await repeated(bench.runs, () => open(bench));
  return (['customersShown', 'customersBytes'] as const).map((figure) => ({
    subject: `${routes.home}, ${which}`,
    figure,
    profile: 'unthrottled',
    samples: runs.map((run) => run[figure]),
  }));
}

async function open({ browser, stateOf }: Bench) {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
    await page.goto(routes.categories, { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const entry = menu.getByRole('link', { name: 'Home', exact: true });
    await entry.waitFor();
    const socket = countSocket(cdp);
    const row = { selector: '[aria-label="Meus clientes"] li' };
    const customersShown = await msToShown(page, row, () => entry.click());
    // Contacts and last orders that arrive after the first row belong to the page too.
    // oxlint-disable-next-line no-restricted-properties -- nothing says that it was the last
    await page.waitForTimeout(1_500);
    return { customersShown, customersBytes: socket.kilobytes() };
  });
}

function ratioOf(row: Measured, before: Measured | undefined): Measured {
  const samples = [median(row.samples) / median(before?.samples ?? [])];
  const subject = `${routes.home}, ${many} : ${few} orders of the seller`;
  const figure = row.figure === 'customersShown' ? 'firstRowRatio' : 'socketBytesRatio';
  return { subject, figure, profile: row.profile, samples };
}
