import { repeated, type Bench } from '../../bench';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { msToShown } from '../../browser/shown';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';
import { openCatalogue } from '../product/typing';

/** Adds products to the cart. Measures from the click to the frame with the new count in the panel. */
export async function measureCart(bench: Bench): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await addOften(bench, profile);
    measured.push({ subject: 'cart', figure: 'addToCart', profile, samples });
  }
  return measured;
}

async function addOften({ browser, runs, stateOf }: Bench, profile: ProfileName) {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
    const add = await openCatalogue(page);
    await throttle(cdp, profile);
    return repeated(4 * runs, (turn) => {
      const button = add.nth(turn);
      const shown = {
        selector: '[aria-label="Orçamento"] button',
        text: `Itens Orçamento ( ${turn + 1} )`,
      };
      return msToShown(page, shown, () => button.click());
    });
  });
}
