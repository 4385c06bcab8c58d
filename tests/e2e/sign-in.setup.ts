import { test as setup } from '@playwright/test';

import { makeSeller } from './account-for-test';
import { logins, sessionOf } from './sessions';
import { signedIn } from './sign-in';

/** Signs everybody in by the form, once: every later test begins with what their browsers kept. */
setup('everybody signs in', async ({ browser }) => {
  await makeSeller('sem-pedidos');
  await Promise.all(
    logins.map(async (login) => {
      const page = await signedIn(browser, `${login}@mmv.local`);
      await page.context().storageState({ path: sessionOf(login), indexedDB: true });
      await page.context().close();
    }),
  );
});
