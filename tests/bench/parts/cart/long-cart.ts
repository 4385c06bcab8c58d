import { manyLines } from '../../../support/data/many/many';
import { repeated, type Bench } from '../../bench';
import { msToPaint } from '../../browser/paint';
import { profileNames, throttle, type ProfileName } from '../../browser/profiles';
import { visit } from '../../browser/visit';
import type { Measured } from '../../figures';

const lineCount = 200;

/** Changes a quantity in a cart of 200 lines. Measures from the click to the next frame that shows it. */
export async function measureLongCart(bench: Bench): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const samples = await raiseOften(bench, profile);
    measured.push({ subject: '/carrinho, 200 lines', figure: 'addToCart', profile, samples });
  }
  return measured;
}

async function raiseOften({ browser, runs, stateOf }: Bench, profile: ProfileName) {
  return visit(browser, await stateOf('vendedor'), async ({ page, cdp }) => {
    await page.addInitScript(
      (cart) => {
        localStorage.setItem('shopping_list', cart);
      },
      JSON.stringify(manyLines(lineCount)),
    );
    await page.goto('/carrinho');
    const raise = page.getByRole('button', { name: /^Aumentar/ });
    await raise.nth(lineCount - 1).waitFor();
    await throttle(cdp, profile);
    return repeated(4 * runs, (turn) => msToPaint(page, 'click', () => raise.nth(turn).click()));
  });
}
