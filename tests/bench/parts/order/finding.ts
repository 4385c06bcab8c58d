import type { Order } from '../../../../domain/order/order';
import { companyOf } from '../../../../domain/people/user';
import { routes } from '../../../../src/config/routes';
import { repeated, type Bench } from '../../bench';
import { msToShown } from '../../browser/shown';
import { countSocket } from '../../browser/socket';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';
import { median } from '../../report/statistics';

interface Typed {
  words: string;
  /** The rows that the search should show. */
  selector: string;
}

/** Measures from a company typed on /pedidos to its first order, among 500 stored orders and among all. */
export async function measureFinding(bench: Bench): Promise<Measured[]> {
  const few = await bench.data.loadFewOrders();
  // An order that no list shows without a search.
  const old = few.find(({ status }) => status === 'Pendente');
  if (!old) throw new Error('No order is pending.');
  const withFew = await measure(bench, old, '500 stored');
  await bench.data.loadAllOrders();
  const withAll = await measure(bench, old, '50,000 stored');
  return [...withFew, ...withAll, ...withAll.map((row, at) => ratioOf(row, withFew[at]))];
}

async function measure(bench: Bench, { cliente, numerodopedido }: Order, which: string) {
  const cases: Record<string, Typed> = {
    'a company': {
      words: companyOf(cliente),
      selector: `tr[aria-label="Pedido ${numerodopedido}"]`,
    },
    'a word of many': { words: 'CICLO', selector: 'tr[aria-label^="Pedido "]:nth-of-type(20)' },
  };
  const measured: Measured[] = [];
  for (const [name, typed] of Object.entries(cases)) {
    // The first query makes the local database sort; production keeps its index sorted on every write.
    await type(bench, typed);
    const runs = await repeated(bench.runs, () => type(bench, typed));
    for (const figure of ['foundShown', 'foundBytes'] as const) {
      measured.push({
        subject: `${routes.orders}, ${name} typed, ${which}`,
        figure,
        profile: 'unthrottled',
        samples: runs.map((run) => run[figure]),
      });
    }
  }
  return measured;
}

function type({ browser, stateOf }: Bench, { words, selector }: Typed) {
  return stateOf('admin').then((state) =>
    visit(browser, state, async ({ page, cdp }) => {
      await page.goto(routes.orders, { waitUntil: 'networkidle' });
      const company = page.getByLabel('Nome da empresa');
      await company.focus();
      const socket = countSocket(cdp);
      const foundShown = await msToShown(page, { selector }, () => company.fill(words), 'input');
      // Data that arrives after the first row belongs to the search too.
      // oxlint-disable-next-line no-restricted-properties -- nothing says that it was the last
      await page.waitForTimeout(1_500);
      return { foundShown, foundBytes: socket.kilobytes() };
    }),
  );
}

function ratioOf(row: Measured, before: Measured | undefined): Measured {
  const samples = [median(row.samples) / median(before?.samples ?? [])];
  const figure = row.figure === 'foundShown' ? 'firstRowRatio' : 'socketBytesRatio';
  return { ...row, subject: `${row.subject} : 500`, figure, samples };
}
