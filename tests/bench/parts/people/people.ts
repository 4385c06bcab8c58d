import { routes } from '../../../../src/config/routes';
import { manyCustomers } from '../../../support/data/many/many';
import { storeCustomers } from '../../../support/data/customers';
import { storeAll } from '../../../support/stored';
import type { User } from '../../../../domain/people/user';
import { repeated, type Bench } from '../../bench';
import { cnpjOf } from '../../data/people';
import { msToShown } from '../../browser/shown';
import { countSocket } from '../../browser/socket';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';

const few = 200;
const many = 20_000;
/** As many records as fit into one write. */
const atOnce = 1_000;

const lists = [
  { path: routes.customers, label: 'Clientes', title: 'Lista de Clientes', analise: true },
  {
    path: routes.customerApproval,
    label: /^Análise \d/,
    title: 'Análise cadastral',
    analise: false,
  },
];

/** Measures from the menu to the first cards of /clientes and /analise, with 200 more people and with 20,000. */
export async function measurePeople(bench: Bench): Promise<Measured[]> {
  await bench.data.loadFewOrders();
  const measured: Measured[] = [];
  for (const list of lists) {
    const people = manyCustomers(many, list.analise ? 'aprovado' : 'espera', list.analise).map(
      (person) => ({ ...person, cnpj: cnpjOf(person.cod) }),
    );
    for (const count of [few, many]) {
      await inParts(people.slice(0, count), storeCustomers);
      await open(bench, list);
      const runs = await repeated(bench.runs, () => open(bench, list));
      for (const figure of ['peopleShown', 'socketBytes'] as const) {
        measured.push({
          subject: `${list.path}, ${count} people`,
          figure,
          profile: 'unthrottled',
          samples: runs.map((run) => run[figure]),
        });
      }
    }
    await inParts(people, (some) =>
      storeAll(Object.fromEntries(some.map(({ uid }) => [`usuarios/${uid}`, null]))),
    );
  }
  return measured;
}

async function inParts(people: readonly User[], store: (some: User[]) => Promise<void>) {
  for (let from = 0; from < people.length; from += atOnce) {
    await store(people.slice(from, from + atOnce));
  }
}

async function open({ browser, stateOf }: Bench, { label, title }: (typeof lists)[number]) {
  return visit(browser, await stateOf('admin'), async ({ page, cdp }) => {
    const socket = countSocket(cdp);
    await page.goto(routes.products, { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const entry = menu.getByRole('link', { name: label, exact: typeof label === 'string' });
    await entry.waitFor();
    const card = { selector: `ul[aria-label="${title}"] > li`, count: 6 };
    const peopleShown = await msToShown(page, card, () => entry.click());
    // Data that arrives after the first cards belongs to the page too.
    // oxlint-disable-next-line no-restricted-properties -- nothing says that it was the last
    await page.waitForTimeout(1_500);
    return { peopleShown, socketBytes: socket.kilobytes() };
  });
}
