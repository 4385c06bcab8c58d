import { expect } from '@playwright/test';

import { dateInSaoPaulo } from '../../../domain/words/time';
import type { User } from '../../../domain/people/user';
import { store, stored } from '../../support/stored';
import { test } from '../people';

/** §2 /home, §6: a pending person sees only the notice, and only the visit is stored. */
test(
  '§2, §6 a newcomer who waits for approval may only look and leave',
  { tag: '@main' },
  async ({ pageOf }) => {
    const login = 'cliente.pendente';
    const place = `usuarios/${login.replace('.', '-')}`;
    const record = () => stored<User>(place);
    await store(`${place}/ultimologin`, 'nunca');
    const before = await record();
    const number = await stored('numerodopedido');
    const page = await pageOf(login);
    // A cart from an earlier visit gives no access.
    await page.addInitScript(() => {
      const line = { CD_PRODUTO: '1', DESCRICAO: 'X', preco_venda: 1, estoque_saldo: 1 };
      localStorage.setItem('shopping_list', JSON.stringify([{ ...line, quantity: 1 }]));
      localStorage.setItem('prod_count', '1');
    });
    await page.goto('/home');
    await expect(page.getByRole('main')).toContainText(
      'Seu cadastro está em análise! volte novamente mais tarde...',
    );
    await expect.poll(record).toEqual({ ...before, ultimologin: dateInSaoPaulo(new Date()) });

    for (const path of ['/carrinho', '/produtos', '/pedidoscliente', '/obrigado']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('button', { name: 'PEDIR ORÇAMENTO' })).toHaveCount(0);
      await expect(page.getByText('R$')).toHaveCount(0);
    }
    await page.goto('/home');
    await page.getByRole('main').getByRole('button', { name: 'SAIR' }).click();
    await expect(page).toHaveURL('/');
    expect(await stored('numerodopedido')).toBe(number);
    await page.goto('/home');
    await expect(page).toHaveURL('/');
  },
);
