import { routes } from '../../../../src/config/routes';
import { repeated, type Bench } from '../../bench';
import { heapMegabytes } from '../../browser/memory';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import type { Account } from '../../browser/sessions';
import { msToShown } from '../../browser/shown';
import { countSocket } from '../../browser/socket';
import { visit, type Visit } from '../../browser/visit';
import type { FigureName, Measured } from '../../figures';
import { median } from '../../report/statistics';

const lists: { subject: string; account: Account }[] = [
  { subject: routes.orders, account: 'admin' },
  { subject: routes.sellerOrders, account: 'vendedor' },
  { subject: routes.customerOrders, account: 'cliente' },
];
/** Only the administrator's list has limits; the others are for comparison. */
const judged = routes.orders;
const ratios = {
  firstRow: 'firstRowRatio',
  socketBytes: 'socketBytesRatio',
  heap: 'heapRatio',
} as const satisfies Partial<Record<FigureName, FigureName>>;
type OrdersFigure = keyof typeof ratios;
type OrdersMeasured = Measured & { figure: OrdersFigure };

/** Measures the order lists with few stored orders and with all of them, and the ratio. */
export async function measureOrders(bench: Bench): Promise<Measured[]> {
  await bench.data.loadFewOrders();
  const few = await measureLists(bench);
  await bench.data.loadAllOrders();
  const all = await measureLists(bench);
  return [
    ...few.map(
      (row) => ({ ...row, subject: `${row.subject}, 500 stored`, shownOnly: true }) as const,
    ),
    ...all.map(shownUnlessJudged),
    ...all.map((row, at) => shownUnlessJudged(ratioOf(row, few[at]))),
  ];
}

async function measureLists(bench: Bench): Promise<OrdersMeasured[]> {
  const measured: OrdersMeasured[] = [];
  for (const { subject, account } of lists) {
    // The first query makes the local database sort; production keeps its index sorted on every write.
    await openList(bench, account, 'unthrottled');
    for (const profile of subject === judged ? profileNames : (['unthrottled'] as const)) {
      const runs = await repeated(
        bench.runs,
        () => openList(bench, account, profile),
        ({ firstRow }) => firstRow === Infinity,
      );
      const figures = Object.keys(ratios) as OrdersFigure[];
      measured.push(
        ...figures.map((figure) => ({
          subject,
          figure,
          profile,
          samples: runs.map((run) => run[figure]),
        })),
      );
    }
  }
  return measured;
}

async function openList({ browser, stateOf }: Bench, account: Account, profile: ProfileName) {
  return visit(browser, await stateOf(account), async ({ page, cdp }) => {
    const link = await goHome({ page, cdp });
    await throttle(cdp, profile);
    const socket = countSocket(cdp);
    const row = { selector: 'tr[aria-label^="Pedido "]' };
    const firstRow = await msToShown(page, row, () => link.click());
    if (firstRow === Infinity) return { firstRow, socketBytes: Infinity, heap: Infinity };
    // Data that arrives after the first row belongs to the page too; reading ahead begins after a quiet second.
    // oxlint-disable-next-line no-restricted-properties -- nothing says that it was the last
    await page.waitForTimeout(800);
    return { firstRow, socketBytes: socket.kilobytes(), heap: await heapMegabytes(cdp) };
  });
}

/** Waits for an idle /home. Returns the menu's link to the orders. */
export async function goHome({ page }: Visit) {
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const link = menu.getByRole('link', { name: 'Pedidos', exact: true });
  await link.waitFor();
  return link;
}

function ratioOf(all: OrdersMeasured, few: OrdersMeasured | undefined): Measured {
  const ratio = median(all.samples) / median(few?.samples ?? []);
  const subject = `${all.subject}, 50,000 : 500 stored`;
  return { subject, figure: ratios[all.figure], profile: all.profile, samples: [ratio] };
}

function shownUnlessJudged(row: Measured): Measured {
  const named = row.subject === judged || row.subject.startsWith(`${judged},`);
  return named ? row : { ...row, shownOnly: true };
}
