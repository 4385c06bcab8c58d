import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order';
import type { OrderCheck } from '../../../domain/order-check';
import { paths } from '../../../domain/paths';
import { store, stored } from '../../support/stored';
import { chooseStatus } from '../orders';
import { holdConnection, loseConnection } from './connection';
import type { Who } from './people';
import { refusedApproval } from './kept-acts';
import { cancelWaiting, press, see, type ScreenState } from './state';

const seeOrders = (page: Page) =>
  page
    .getByRole('row', { name: /^Pedido \d+$/ })
    .first()
    .waitFor();
const nobodysNumber = '999999';

const chosen = (page: Page) => page.getByRole('group', { name: 'Pedidos escolhidos' });

async function chooseOne(page: Page) {
  await press(page, /^(Escolher|Imprimir) vários$/);
  await page
    .getByRole('checkbox', { name: /^Escolher pedido/ })
    .first()
    .click();
  await chosen(page)
    .getByText(/^1 pedido/)
    .waitFor();
}

/** An act of the bar, which a narrow page has in a menu. */
async function actOnChosen(page: Page, name: string) {
  const button = chosen(page).getByRole('button', { name });
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await chosen(page).getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The states of an order list that every role has. */
function listOf(who: Who, path: string): ScreenState[] {
  return [
    { who, name: 'orders', path, reach: seeOrders },
    {
      who,
      name: 'orders, one open',
      path,
      reach: async (page) => {
        await press(page, /^Itens \(/);
        await see(page, 'Histórico');
      },
    },
    {
      who,
      name: 'orders, some chosen',
      path,
      reach: (page) => chooseOne(page),
    },
    {
      who,
      name: 'orders, none with that number',
      path,
      reach: async (page) => {
        await seeOrders(page);
        await page.getByLabel('Número do pedido').fill(nobodysNumber);
        await see(page, 'Nenhum pedido com esses filtros.');
      },
    },
  ];
}

const keepView = (filtros: string | null) =>
  store(
    'visoes/admin/0',
    filtros === null
      ? null
      : { nome: 'Só bicicletas', filtros, mudanca: 'x'.repeat(20), anterior: '' },
  );

/** The states of an order list whose orders can be moved. */
function movesOf(who: Who, path: string): ScreenState[] {
  return [
    {
      who,
      name: 'orders, the views while there are none',
      path,
      reach: async (page) => {
        await press(page, 'Visões');
        await see(page, 'Você ainda não tem visões.');
      },
    },
    {
      who,
      name: 'orders, a view that has no name yet',
      path,
      reach: async (page) => {
        await press(page, 'Visões');
        await page.getByRole('menuitem', { name: 'Guardar filtros atuais…' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
        await see(page, 'Dê um nome à visão.');
      },
    },
    {
      who,
      name: 'orders, the columns to choose from',
      path,
      only: 'wide',
      reach: async (page) => {
        await press(page, 'Colunas');
        await see(page, 'Compactas');
      },
    },
    {
      who,
      name: 'orders, the export',
      path,
      reach: async (page) => {
        await press(page, 'Exportar');
        await see(page, 'Um item por linha');
      },
    },
    ...(who === 'administrator' ? [erpState] : []),
    {
      who,
      name: 'orders, the ways to choose many',
      path,
      reach: async (page) => {
        await chooseOne(page);
        await chosen(page).getByRole('button', { name: 'Escolher' }).click();
        await see(page, 'Todos os que passam pelos filtros');
      },
    },
    {
      who,
      name: 'orders, many to be deleted',
      path,
      reach: async (page) => {
        await chooseOne(page);
        await actOnChosen(page, 'Excluir');
        await see(page, 'Realmente deseja excluir 1 pedido?');
      },
    },
    {
      who,
      name: 'orders, many that wait for the connection',
      path,
      before: holdConnection,
      reach: async (page) => {
        await chooseOne(page);
        await loseConnection(page);
        await actOnChosen(page, 'Aprovar');
        await press(page, 'SIM');
        await see(page, /^Sem conexão: 0 de 1/);
      },
      after: async (page) => {
        await press(page, 'Parar');
        await press(page, /^Encerrar$/);
        // Forgotten then; the next state has the same browser.
        await expect(page.getByText('Parado: 0 de 1')).toHaveCount(0);
      },
    },
    {
      who,
      name: 'orders, one to be approved',
      path,
      reach: async (page) => {
        await press(page, /Aprovar pedido/);
        await see(page, 'Realmente deseja aprovar o pedido');
      },
    },
    {
      who,
      name: 'orders, one to be deleted',
      path,
      reach: async (page) => {
        await press(page, /^Excluir pedido/);
        await see(page, 'Realmente deseja excluir o pedido');
        await page.getByLabel('Motivo (opcional)').waitFor();
      },
    },
    {
      who,
      name: 'orders, a reason that is not taken',
      path,
      reach: async (page) => {
        await press(page, /^Excluir pedido/);
        await page.getByLabel('Motivo (opcional)').fill('veja www.exemplo.com');
        await see(page, 'Escreva sem endereços de internet.');
      },
    },
    {
      who,
      name: 'deleted orders',
      path,
      reach: async (page) => {
        await chooseStatus(page, 'Excluido');
        await page.locator('main td').getByText('Excluído').first().waitFor();
      },
    },
  ];
}

/** The customer's newest deleted order was deleted for this reason. */
async function giveReason(reason: string | null) {
  const orders = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
  const deleted = Object.values(orders).findLast(
    (order) => order?.status === 'Excluido' && order.cliente.uid === 'cliente',
  );
  const [line] = Object.entries(deleted?.historico ?? {}).filter(
    ([, { para }]) => para === 'Excluido',
  );
  if (!deleted || !line) throw new Error('The customer of the sample has no deleted order.');
  await store(`${paths.change(deleted.numerodopedido, line[0])}/motivo`, reason);
}

let strange = '';
let itsCheck: OrderCheck | null = null;

/** About the seller's newest pending order the server found several things. */
async function makeStrange() {
  const orders = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
  const pending = Object.values(orders).findLast(
    (order) => order?.status === 'Pendente' && order.idvendedor === 'vendedor',
  );
  if (!pending) throw new Error('The seller of the sample has no pending order.');
  strange = String(pending.numerodopedido);
  itsCheck = await stored(paths.orderCheck(pending.numerodopedido));
  const found = { em: 1, itens: 1, codigo: 0, nome: 0, preco: 1, estoque: 0, acima: 1 };
  await store(paths.orderCheck(pending.numerodopedido), { ...found, primeiro: true, vezes: 5 });
}

const administrator = { who: 'administrator', path: '/pedidos' } as const;

const erpState: ScreenState = {
  ...administrator,
  name: 'orders, the file for the ERP',
  reach: async (page) => {
    await press(page, 'Exportar');
    await press(page, 'Aprovados de um dia, para o ERP…');
    await page.getByText(/^(\d+ pedidos?, \d+ it|Nenhum pedido foi aprovado)/).waitFor();
  },
};

async function approvedNumber(): Promise<string> {
  const orders = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
  return Object.keys(orders).find((number) => orders[number]?.status === 'Aprovado') ?? '';
}

async function openSellers(page: Page) {
  await press(page, /^Trocar vendedor do pedido/);
  await see(page, 'Luciana Teixeira');
}

export const orderStates: ScreenState[] = [
  ...listOf('customer', '/pedidoscliente'),
  ...listOf('seller', '/pedidosvendedor'),
  ...listOf('administrator', '/pedidos'),
  {
    who: 'customer',
    name: 'orders, one that was deleted for a reason',
    path: '/pedidoscliente?status=Excluido',
    before: () => giveReason('Pedido repetido'),
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await see(page, 'Motivo: Pedido repetido');
    },
    after: () => giveReason(null),
  },
  ...movesOf('seller', '/pedidosvendedor'),
  ...movesOf('administrator', '/pedidos'),
  {
    who: 'seller',
    name: 'orders, a strange one open, about to be approved',
    path: '/pedidosvendedor',
    before: makeStrange,
    reach: async (page) => {
      await page.getByLabel('Número do pedido').fill(strange);
      await see(page, '4 alertas');
      await press(page, /^Itens \(/);
      await press(page, `Aprovar pedido ${strange}`);
      await see(page, 'Realmente deseja aprovar o pedido');
    },
    after: () => store(paths.orderCheck(Number(strange)), itsCheck),
  },
  {
    who: 'newSeller',
    name: 'orders, none yet',
    path: '/pedidosvendedor',
    reach: (page) => see(page, 'Não temos pedidos Pendentes para lhe mostrar.'),
  },
  {
    ...administrator,
    name: 'orders, a view that was changed since',
    path: '/pedidos?visao=0',
    before: () => keepView('empresa=BIKE'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Visão: Só bicicletas · alterada' }).click();
      await see(page, 'Atualizar Só bicicletas…');
    },
    after: () => keepView(null),
  },
  {
    ...administrator,
    name: 'orders, rows set close and a button in the details',
    only: 'wide',
    before: (page) =>
      page.addInitScript(() =>
        localStorage.setItem(
          'lista_de_pedidos/admin',
          JSON.stringify({ hidden: ['moveStatus', 'print', 'seller'], compact: true }),
        ),
      ),
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await page.getByRole('group', { name: /^Ações do pedido/ }).waitFor();
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('lista_de_pedidos/admin')),
  },
  {
    ...administrator,
    name: 'orders, the sellers to choose from',
    reach: openSellers,
  },
  {
    ...administrator,
    name: 'orders, many that have no new seller yet',
    reach: async (page) => {
      await chooseOne(page);
      await actOnChosen(page, 'Alterar vendedor');
      await page.getByRole('dialog').getByRole('button', { name: 'SIM' }).click();
      await see(page, 'Escolha o novo vendedor.');
    },
  },
  {
    ...administrator,
    name: 'orders, one approval that waits for the connection',
    before: holdConnection,
    reach: async (page) => {
      await seeOrders(page);
      await loseConnection(page);
      await press(page, /Aprovar pedido/);
      await press(page, 'SIM');
      await see(page, 'Aprovação aguardando conexão');
    },
    after: cancelWaiting,
  },
  {
    ...administrator,
    name: 'orders, an approval that was refused',
    before: refusedApproval,
    reach: (page) => see(page, 'O pedido 12 não foi aprovado.'),
    after: (page) => press(page, 'Entendi'),
  },
  {
    ...administrator,
    name: 'orders, the statuses to choose from',
    reach: async (page) => {
      await page.getByLabel('Status', { exact: true }).click();
      await see(page, 'Excluídos');
    },
  },
  {
    ...administrator,
    name: 'orders, one that is in another status',
    reach: async (page) => {
      await seeOrders(page);
      await page.getByLabel('Número do pedido').fill(await approvedNumber());
      await see(page, 'Mostrar em Aprovados');
    },
  },
  {
    ...administrator,
    name: 'orders, one to be handed to another seller',
    reach: async (page) => {
      await openSellers(page);
      await page.keyboard.press('Enter');
      await see(page, 'Novo vendedor:');
    },
  },
];
