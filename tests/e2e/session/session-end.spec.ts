import { expect } from '@playwright/test';

import { changeAccount, createAccounts } from '../../../emulators/auth/accounts-api';
import type { User } from '../../../domain/people/user';
import { store, stored } from '../../support/stored';
import { fillCart } from '../orders';
import { signIn } from '../sign-in';
import { test } from '../stack/test';

/** §6 a session ends while the person works: the screen closes at once and keeps no data of the account. */
const uid = 'fim-de-sessao';
const email = `${uid}@mmv.local`;

test(
  '§6 an account that was disabled leaves when the person comes back to the window',
  { tag: '@main' },
  async ({ page }) => {
    const model = await stored<User>('usuarios/cliente');
    await createAccounts([{ localId: uid, email, rawPassword: 'emulador123' }]);
    await store(`usuarios/${uid}`, { ...model, uid, email, nome: 'Quem Sai' });

    await signIn(page, email);
    await fillCart(page);
    await changeAccount({ localId: uid, disableUser: true });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
    await expect(page.getByText(/^Sua sessão terminou/)).toBeVisible();
    expect(await page.content()).not.toContain('Quem Sai');
    await page.goto('/produtos');
    await expect(page).toHaveURL('/');
    await store(`usuarios/${uid}`, null);
  },
);
