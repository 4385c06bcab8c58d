import type { Browser, BrowserContext } from '@playwright/test';

import { signIn } from '../../e2e/sign-in';
import { visit } from './visit';

export type Account = 'admin' | 'vendedor' | 'cliente';
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in each account once; later windows reuse the stored session. */
export function createSessions(browser: Browser) {
  const states = new Map<Account, Promise<State>>();
  return (account: Account): Promise<State> => {
    const known = states.get(account);
    if (known) return known;
    const state = visit(browser, undefined, async ({ page }) => {
      await signIn(page, `${account}@mmv.local`);
      return page.context().storageState({ indexedDB: true });
    });
    states.set(account, state);
    return state;
  };
}
