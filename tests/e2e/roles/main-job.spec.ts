import { expect } from '@playwright/test';

import { listMails } from '../../support/mail/read-inbox';
import { ports } from '../../../emulators/ports';
import type { Order } from '../../../domain/order/order';
import type { Summaries } from '../../../domain/figures/summary';
import type { User } from '../../../domain/people/user';
import { storedCheck } from '../order-checks';
import { stored } from '../../support/stored';
import { moving } from '../motion';
import { expectStatus, goToCart } from '../orders';
import { test } from '../people';
import { choose } from '../select';

/**
 * The main job, from registration to the approved order: three people, the stored record after each click, and the
 * mails.
 */
test.use(moving);

const email = 'compras@porto.local';
const password = 'segredo-do-porto';
const nome = 'Joana Porto';

const userOf = async () => {
  const users = (await stored<Record<string, User>>('usuarios')) ?? {};
  return Object.values(users).find((user) => user.email === email);
};
const mailsTo = async (address: string) =>
  (await listMails(ports.inbox)).filter(({ to }) => to.includes(address));

test(
  'the main job: from the registration of a company to the approved order',
  { tag: '@main' },
  async ({ page: newcomer, pageOf }) => {
    const administrator = await pageOf('admin');
    const numerodopedido = ((await stored<number>('numerodopedido')) ?? 0) + 1;

    await test.step('§2 /cadastrocliente: a company registers with its CNPJ', async () => {
      const code = await stored<number>('codigocliente');
      await newcomer.goto('/');
      await newcomer.getByRole('link', { name: 'CRIAR CONTA' }).click();
      await newcomer.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome);
      await newcomer.getByLabel('Cargo').fill('Compradora');
      await newcomer.getByLabel('Celular').fill('51987654321');
      await newcomer.getByLabel('E-mail').fill(email);
      await newcomer.getByLabel(/^Senha/).fill(password);
      await newcomer.getByLabel('CNPJ').fill('11.222.333/0001-81');
      await newcomer.getByRole('button', { name: 'OK' }).click();
      await expect(newcomer.getByLabel('Razão social')).toHaveValue('BICICLETARIA DO PORTO LTDA');
      await expect(newcomer.getByLabel('Celular')).toHaveValue('(51) 98765-4321');
      await newcomer.getByRole('button', { name: 'CADASTRAR' }).click();

      await expect(newcomer).toHaveURL('/obrigadocadastro');
      const popup = newcomer.getByRole('dialog', { name: `Olá ${nome}` });
      await expect(popup).toContainText('Seu cadastro foi realizado com sucesso.');

      expect(await userOf()).toMatchObject({
        nome,
        permissao: 'cliente',
        superUser: false,
        analise: false,
        cod: (code ?? 0) + 1,
        cnpj: '11222333000181',
        cnpjverificado: true,
        razaosocial: 'BICICLETARIA DO PORTO LTDA',
        ultimologin: 'nunca',
      });
      expect(await userOf()).not.toHaveProperty('senha');
      expect(await stored('codigocliente')).toBe((code ?? 0) + 1);

      await popup.getByRole('button', { name: 'OK' }).click();
      await newcomer.getByRole('button', { name: 'SAIR / LOGOUT' }).click();
      await expect(newcomer).toHaveURL('/');
    });

    await test.step('§2 /home: who waits for approval sees that and nothing else', async () => {
      await newcomer.getByLabel('E-mail').fill(email);
      await newcomer.getByLabel(/^Senha/).fill(password);
      await newcomer.getByRole('button', { name: 'ENTRAR' }).click();
      await expect(newcomer).toHaveURL('/home');
      await expect(newcomer.getByRole('main')).toContainText(
        'Seu cadastro está em análise! volte novamente mais tarde...',
      );
      await expect(newcomer.getByRole('link', { name: 'Produtos' })).toHaveCount(0);
    });

    await test.step('§2 /analise: the administrator approves, one mail arrives', async () => {
      await administrator.goto('/home');
      await administrator.getByRole('link', { name: /^Análise \d/ }).click();
      await administrator.getByLabel('Razão social').fill('bicicletaria do porto');
      const card = administrator.getByRole('listitem').filter({ hasText: email });
      await card.getByRole('button', { name: 'Aprovar' }).click();
      await expect(card).toHaveCount(0);

      // The author's own screen shows a move before the server has it.
      await expect.poll(userOf).toMatchObject({ analise: true });
      await expect.poll(() => mailsTo(email)).toHaveLength(1);
    });

    await test.step('§2 /home opens for the approved customer without a reload', async () => {
      await expect(
        newcomer.getByRole('navigation', { name: 'Atalhos de categorias' }),
      ).toBeVisible();
      await newcomer.getByRole('link', { name: 'Câmaras de ar' }).click();
      await expect(newcomer).toHaveURL(/\/produtos/);
      await expect(newcomer.getByRole('heading', { level: 2 }).first()).toContainText('CÂMARA');
    });

    await test.step('§4 the cart fills, and a customer sees no price', async () => {
      const cards = newcomer.getByRole('button', { name: /^Adicionar/ });
      await cards.nth(0).click();
      await cards.nth(1).click();
      await cards.nth(2).click();
      await cards.nth(0).click();
      const panel = newcomer.getByRole('complementary', { name: 'Orçamento' });
      await expect(panel.getByRole('button', { name: 'Itens Orçamento ( 3 )' })).toBeVisible();
      expect(await newcomer.content()).not.toContain('R$');
      const kept = await newcomer.evaluate(() => [
        localStorage.getItem('shopping_list'),
        localStorage.getItem('prod_count'),
      ]);
      expect(JSON.parse(kept[0] ?? '')).toMatchObject([
        { quantity: 2 },
        { quantity: 1 },
        { quantity: 1 },
      ]);
      expect(kept[1]).toBe('3');
    });

    await test.step('§5, §4 the quote is sent to the chosen representative and becomes an order', async () => {
      const last = (await stored<number>('numerodopedido')) ?? 0;
      const before = await stored<Summaries>('resumopedidos');
      const total = await stored<number>('totalorcamento');

      await goToCart(newcomer);
      const send = newcomer.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
      await send.click();
      const alert = newcomer.getByRole('dialog');
      await expect(alert).toContainText('Por favor, selecione seu representante.');
      await alert.getByRole('button', { name: 'OK' }).click();
      expect(await stored('numerodopedido')).toBe(last);

      const representative = newcomer.getByRole('combobox', { name: 'Representante' });
      await expect(representative).toHaveAccessibleDescription('Selecione seu representante');
      await choose(newcomer, representative, 'Rafael Moreira');
      await send.dblclick();

      await expect(newcomer).toHaveURL('/obrigado');
      const dialog = newcomer.getByRole('dialog', { name: `Pedido ${numerodopedido}` });
      await expect(dialog).toContainText('realizado com sucesso.');

      const order = await stored<Order>(`pedidos/${numerodopedido}`);
      const user = await userOf();
      expect(order).toMatchObject({
        numerodopedido,
        status: 'Pendente',
        cliente: { uid: user?.uid, razaosocial: 'BICICLETARIA DO PORTO LTDA' },
      });
      expect(order?.itens).toHaveLength(3);
      expect(JSON.stringify(order)).not.toContain('senha');
      expect(await stored('numerodopedido')).toBe(numerodopedido);
      expect(await stored('totalorcamento')).toBeCloseTo((total ?? 0) + (order?.total ?? 0));
      const after = await stored<Summaries>('resumopedidos');
      expect(after?.Pendente.quantidade).toBe((before?.Pendente.quantidade ?? 0) + 1);

      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(newcomer).toHaveURL('/pedidoscliente');
      await expect(newcomer.getByRole('row', { name: `Pedido ${numerodopedido}` })).toBeVisible();
      expect(await newcomer.content()).not.toContain('R$');
      expect(await newcomer.evaluate(() => localStorage.getItem('shopping_list'))).toBe('[]');
      await expect.poll(() => mailsTo(email)).toHaveLength(2);
      expect(await storedCheck(numerodopedido)).toMatchObject({ itens: 0 });
    });

    await test.step('§2 /pedidos: the order is there, and the administrator approves it', async () => {
      await administrator.getByRole('link', { name: 'Pedidos', exact: true }).click();
      const row = administrator.getByRole('row').filter({ hasText: 'BICICLETARIA DO PORTO LTDA' });
      await expect(row).toContainText(String(numerodopedido));
      await expect(row).not.toContainText('difere');
      await row.getByRole('button', { name: 'Pendente' }).click();

      const dialog = administrator.getByRole('dialog', { name: 'Aprovar pedido?' });
      await expect(dialog).toContainText(`Realmente deseja aprovar o pedido ${numerodopedido}?`);
      await expect(dialog).toContainText('Códigos, nomes e preços iguais aos da tabela de hoje.');
      await expect(dialog.getByRole('button', { name: 'NÃO APROVAR' })).toBeVisible();
      await dialog.getByRole('button', { name: 'SIM' }).click();
      await expect(row).toHaveCount(0);

      await expectStatus(numerodopedido, 'Aprovado');
      const order = await stored<Order>(`pedidos/${numerodopedido}`);
      expect(order?.historico?.[order.mudanca ?? '']).toMatchObject({
        campo: 'status',
        de: 'Pendente',
        para: 'Aprovado',
        por: { uid: 'admin' },
      });
    });
  },
);
