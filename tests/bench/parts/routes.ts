import { routes, type Route } from '../../../src/config/routes';
import { repeated, type Bench } from '../bench';
import type { Account } from '../browser/sessions';
import { gzipKilobytes, scriptsLoaded } from '../browser/script-size';
import { visit } from '../browser/visit';
import type { Measured } from '../figures';
import { formAnswers } from './start';

/** Who opens each route. The thank-you pages can't be opened by address. */
const visitors: [Route, Account | undefined][] = [
  [routes.customerRegistration, undefined],
  [routes.home, 'admin'],
  [routes.orders, 'admin'],
  [routes.sellerRegistration, 'admin'],
  [routes.sellerApproval, 'admin'],
  [routes.sellers, 'admin'],
  [routes.internalRegistration, 'admin'],
  [routes.customerApproval, 'admin'],
  [routes.customers, 'admin'],
  [routes.categories, 'cliente'],
  [routes.products, 'cliente'],
  [routes.cart, 'cliente'],
  [routes.customerOrders, 'cliente'],
  [routes.sellerOrders, 'vendedor'],
];

/**
 * What each route, opened by its address, loads beyond the sign-in screen until its content shows, preloads included.
 */
export async function measureRoutes(bench: Bench): Promise<Measured[]> {
  const { scripts } = await formAnswers(bench, 'unthrottled');
  const known = new Set(scripts);
  const measured: Measured[] = [];
  for (const [route, account] of visitors) {
    const samples = await repeated(2, async () => {
      const loaded = await scriptsOf(bench, route, account);
      return gzipKilobytes(loaded.filter((script) => !known.has(script)));
    });
    measured.push({ subject: route, figure: 'routeScript', profile: 'unthrottled', samples });
  }
  return measured;
}

async function scriptsOf({ browser, stateOf }: Bench, route: Route, account?: Account) {
  const state = account && (await stateOf(account));
  return visit(browser, state, async ({ page }) => {
    await page.goto(route);
    await page.locator('main').getByRole('heading').first().waitFor();
    return scriptsLoaded(page);
  });
}
