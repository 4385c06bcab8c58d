import { manyCustomers } from '../../../support/data/many/many';
import { storeAll } from '../../../support/stored';
import { storeCustomers } from '../../../support/data/customers';
import type { Bench } from '../../bench';
import { msToPaint } from '../../browser/paint';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';

const lists = [
  { path: '/clientes', people: manyCustomers(2_000, 'aprovado', true) },
  { path: '/analise', people: manyCustomers(2_000, 'espera', false) },
];
/** No name contains the last letter: it removes all cards, and deleting it shows them again. */
const word = 'compras z';

/** Measures typing over 2,000 customers and over 2,000 people who wait for approval. */
export async function measurePeopleTyping(bench: Bench): Promise<Measured[]> {
  await bench.data.loadAllOrders();
  const measured: Measured[] = [];
  for (const { path, people } of lists) {
    await storeCustomers(people);
    for (const profile of profileNames) {
      const samples = await typeWord(bench, path, profile);
      measured.push({ subject: `${path}, filter`, figure: 'keyToPaint', profile, samples });
    }
    await storeAll(Object.fromEntries(people.map(({ uid }) => [`usuarios/${uid}`, null])));
  }
  return measured;
}

async function typeWord({ browser, stateOf }: Bench, path: string, profile: ProfileName) {
  return visit(browser, await stateOf('admin'), async ({ page, cdp }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await throttle(cdp, profile);
    await page.getByLabel('Nome do cliente').focus();
    const letters = Array.from(word);
    const samples: number[] = [];
    for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
      samples.push(await msToPaint(page, 'keydown', () => page.keyboard.press(key)));
    }
    return samples;
  });
}
