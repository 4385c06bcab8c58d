import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { expect, it, onTestFinished, vi } from 'vitest';

import { maxOwnCustomers, type OwnCustomer } from '../../../domain/people/portfolio';
import { keepLoading } from '../support/browser';
import { findConnection, loseConnection } from '../support/connection';
import { endpoints, openScreen } from '../support/open-screen';
import { orderOf, panelOf, storeOrders, textOf } from '../support/orders';

const now = Date.now();

const own = (at: number): OwnCustomer => ({
  uid: `c${at}`,
  ultimo: { pedido: 9_000 - at, em: now, centavos: 12_345, nome: `BICI ${at} LTDA` },
  abertos: at === 3 ? 1 : 0,
  cliente: {
    ...{ uid: `c${at}`, cod: at, nome: `Contato ${at}`, razaosocial: `BICI ${at} LTDA` },
    ...{ email: `bici${at}@x.com.br`, celular: '(11) 97654-3210', cnpj: '12345678000195' },
  },
  pendentes: at === 3 ? [{ pedido: 8_997, em: now, centavos: 12_345, referencia: 'OC 77' }] : [],
  usuais:
    at === 3
      ? [
          {
            ...{ CD_PRODUTO: '1034', DESCRICAO: 'PNEU 29', CD_GRUPO: '', preco_venda: 10 },
            ...{ quantity: 4, orders: 2 },
          },
        ]
      : [],
});
const soma = (clientes: readonly OwnCustomer[]) => ({
  clientes: clientes.length,
  abertos: clientes.reduce((sum, { abertos }) => sum + abertos, 0),
  pedidos: clientes.reduce((sum, { ultimo }) => sum + ultimo.pedido, 0),
});

/** Answers these customers to a device, 200 at once. */
function answerOwn(all: readonly OwnCustomer[], changed = all) {
  endpoints.replace('/meusclientes', ({ query }) => {
    if (query['desde'] === undefined) return { clientes: [], proximo: null };
    const clientes = query['desde'] === '1' ? all : changed;
    const from = Number(query['depois'] ?? 0);
    const next = from + 200 < clientes.length ? String(from + 200) : null;
    return { clientes: clientes.slice(from, from + 200), proximo: next, ate: now, soma: soma(all) };
  });
}

const keep = async () => {
  const { ownerOfVisit } = await import('../../../src/data/session/last-visit-owner');
  await vi.waitFor(() => expect(ownerOfVisit()).toBe('seller'));
  const { keepChanged } = await import('../../../src/providers/people/own-customers');
  await keepChanged('seller');
};
const keptNow = async () => {
  const { ownKeptOf } = await import('../../../src/providers/people/own-customers');
  return ownKeptOf('seller');
};
const askedSince = () =>
  endpoints.askedFor('/meusclientes').flatMap(({ query }) => query['desde'] ?? []);

function cutEndpoints() {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const path of ['/meusclientes', '/procuradepedidos', '/filtrodepedidos']) {
    endpoints.replace(path, () => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    });
  }
}

const few = Array.from({ length: 20 }, (_, at) => own(at));
const all = Array.from({ length: maxOwnCustomers }, (_, at) => own(at));

it('§4 a seller’s device keeps 2,000 customers, asks for what changed, and forgets them at the sign-out', async () => {
  answerOwn(all);
  await openScreen('seller', '/produtos');
  await keep();
  expect((await keptNow()).customers.size).toBe(2_000);
  expect(askedSince()).toEqual(Array.from({ length: 10 }, () => '1'));

  const renewed = { ...own(1_999), ultimo: { ...own(1_999).ultimo, pedido: 9_500 } };
  answerOwn([renewed, ...all.slice(0, -1)], [renewed]);
  await keep();
  const { customers } = await keptNow();
  expect([customers.size, [...customers.keys()][0]]).toEqual([2_000, 'c1999']);
  expect(askedSince().slice(10)).toEqual([String(now)]);

  // One moved to another seller: no change shows it, but the sums do.
  answerOwn(all.slice(0, 500), []);
  await keep();
  expect((await keptNow()).customers.size).toBe(500);
  expect(askedSince().slice(11)).toEqual([String(now), '1', '1', '1']);

  const { forgetSeen } = await import('../../../src/data/session/last-visit');
  await forgetSeen();
  expect((await keptNow()).customers.size).toBe(0);
});

it('§4 without a connection a seller finds and opens any of them', async () => {
  answerOwn(few);
  await openScreen('seller', '/produtos');
  await keep();
  // The list on /home had no answer before.
  cutEndpoints();
  await loseConnection();
  fireEvent.click(await screen.findByRole('link', { name: 'Home' }));
  const card = within(await screen.findByRole('region', { name: 'Meus clientes' }));
  await card.findByText('BICI 4 LTDA');
  const rows = () => [...document.querySelectorAll('ul[aria-label="Recentes"] > li')].map(textOf);
  expect(rows()).toHaveLength(5);
  expect(rows()[3]).toMatch(/^BICI 3 LTDA1 aberto.*Pedido 8997/);
  expect(card.getByText(/^Sem atualização: visto às/)).toBeVisible();
  fireEvent.click(card.getByText('Em aberto'));
  await waitFor(() =>
    expect(document.querySelectorAll('ul[aria-label="Em aberto"] > li')).toHaveLength(1),
  );

  fireEvent.change(card.getByRole('searchbox'), { target: { value: '17' } });
  await card.findByText('BICI 17 LTDA');
  expect(await card.findByText('WhatsApp')).toBeVisible();

  fireEvent.change(card.getByRole('searchbox'), { target: { value: 'bici 3 ltda' } });
  fireEvent.click(await card.findByText('BICI 3 LTDA'));
  await screen.findByText('em 2 pedidos, o último de 4');
  expect(screen.getByRole('link', { name: 'Pedido 8997' })).toBeVisible();
  expect(screen.getByText(/^Sem conexão: só os orçamentos pendentes/)).toBeVisible();
});

it('§2 /pedidos without a connection finds among the orders on this device, and says so', async () => {
  answerOwn(few);
  await openScreen('seller', '/pedidosvendedor');
  await keep();
  cutEndpoints();
  const field = await screen.findByRole('combobox', { name: 'Buscar pedido' });
  fireEvent.change(field, { target: { value: 'bici 3 oc 77' } });
  expect(await screen.findByText(/^BICI 3 LTDA · R\$\s123\.45 · Ref\. OC 77/)).toBeVisible();
  expect(
    screen.getByText(/^Sem conexão: busca só nos pedidos que estão neste aparelho/),
  ).toBeVisible();
  expect(screen.queryByText('Ver todos os resultados')).toBeNull();
  fireEvent.change(field, { target: { value: 'nada disso' } });
  await screen.findByText('Nenhum pedido deste aparelho com “nada disso”.');

  await loseConnection();
  fireEvent.change(field, { target: { value: 'bici 3 oc 77' } });
  fireEvent.click(await screen.findByText(/^BICI 3 LTDA · /));
  await screen.findByText(/^Sem conexão: o pedido \d+ ainda não foi aberto neste aparelho/);
  await storeOrders(orderOf({ numerodopedido: 8_997 }));
  await findConnection();
  await panelOf(8_997);
  expect(screen.queryByText(/ainda não foi aberto/)).toBeNull();
});

it('§4 a device asks once, after the first screen is drawn', async () => {
  Object.assign(navigator, { connection: {} });
  onTestFinished(() => void Object.assign(navigator, { connection: { saveData: true } }));
  answerOwn(few);
  keepLoading();
  await openScreen('seller', '/produtos');
  await screen.findByRole('button', { name: 'Adicionar CÂMARA DE AR' });
  // A second after the screen, the browser has kept what it shows.
  const { readSeen } = await import('../../../src/data/session/last-visit');
  await waitFor(async () => expect(await readSeen('seller', 'produtos seller')).toBeDefined());
  expect(askedSince()).toEqual([]);
  vi.restoreAllMocks();
  dispatchEvent(new Event('load'));
  await waitFor(async () => expect((await keptNow()).customers.size).toBe(20));
  expect(askedSince()).toEqual(['1']);
});
