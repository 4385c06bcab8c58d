import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { firstOfMany, maxProductsInBrowser } from '../../../domain/query-limits';
import { aLine } from '../../support/data/an-order';
import { keepLoading } from '../support/browser';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';
import { orderOf, storeOrders } from '../support/orders';

const category = () => screen.getByLabelText('Categoria');
const cards = () => screen.queryAllByText('Adicionar');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = () => endpoints.askedFor('/produtos').map(({ query, limit }) => [query, limit]);

/** An order of the customer with one of each of these, of 12/10/2026. */
const bought = (numerodopedido: number, ...codes: string[]) =>
  orderOf({
    numerodopedido,
    criadoem: Date.UTC(2026, 9, 12, 15),
    itens: codes.map((CD_PRODUTO) => aLine({ CD_PRODUTO })),
  });

/** Chooses a category, and waits for this many products. */
async function choose(name: string, count: number) {
  fireEvent.mouseDown(category());
  fireEvent.click(await screen.findByText(name, { selector: '[class*=option] *' }));
  await waitFor(() => expect(category()).toHaveAccessibleDescription(name));
  await waitFor(() => expect(cards()).toHaveLength(count));
}

describe('the catalogue is not requested twice for the same data', () => {
  beforeEach(keepLoading);

  it('nor for a part of the loaded data, before five minutes have passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openScreen('customer', '/produtos', { nomedacategoria: 'CAMARA' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await choose('PNEUS', 2);
    await choose('CÂMARAS', 1);
    const groups = [
      [{ CD_GRUPO: 'CAMARA' }, maxProductsInBrowser],
      [{ CD_GRUPO: 'PNEU' }, maxProductsInBrowser],
    ];
    expect(asked()).toEqual(groups);
    expect(endpoints.askedFor('/categorias')).toHaveLength(1);
    expect(endpoints.askedFor('/puxabkp')).toHaveLength(0);

    type('Código', '7');
    const words = 'Nenhum produto com o código 7 na categoria CÂMARAS.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(endpoints.askedFor('/puxabkp')).toHaveLength(1);
    fireEvent.click(screen.getByText('Limpar busca'));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(category()).toHaveAccessibleDescription('Todas');
    const whole = [...groups, [{}, maxProductsInBrowser]];
    expect(asked()).toEqual(whole);

    vi.setSystemTime(Date.now() + 299_000);
    await choose('PNEUS', 2);
    expect(asked()).toEqual(whole);
    vi.setSystemTime(Date.now() + 1_000);
    await choose('CÂMARAS', 1);
    await waitFor(() => expect(asked()).toEqual([...whole, groups[0]]));
  });

  it('and an answer that can’t be repeated stays, with its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openScreen('customer', '/produtos');
    await waitFor(() => expect(cards()).toHaveLength(3));
    vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/produtos', () => {
      throw new HttpStatus(503);
    });
    vi.setSystemTime(Date.now() + 300_000);
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/^Sem atualização: visto às \d\d:\d\d$/)).toBeVisible();
    expect(cards()).toHaveLength(3);
  });

  it('one too large for a browser is asked for the matches and the earlier products', async () => {
    const { products } = endpoints;
    await storeOrders(bought(1, '1001', '1006', '7000'), bought(2, '1001'), bought(3, '1001'));
    endpoints.total = 100_000;
    await openScreen('customer', '/produtos');
    const notice = /^Estes são os 3 primeiros de 100.000 produtos/;
    expect(await screen.findByText(notice)).toBeVisible();
    expect(await screen.findByText('Pedido 1× · últ. 12/10/2026')).toBeVisible();
    expect(screen.getByText('Pedido 3× · últ. 12/10/2026')).toBeVisible();
    expect(screen.getAllByText(/^Pedido \d/)).toHaveLength(2);

    endpoints.products = [
      ...products,
      ...products.slice(0, 1).map((one) => ({ ...one, CD_PRODUTO: '7000' })),
    ];
    fireEvent.click(screen.getByLabelText('Já comprados'));
    await waitFor(() => expect(screen.getAllByText(/^Pedido \d/)).toHaveLength(3));
    const codes = endpoints.askedFor('/produtos').at(-1)?.query['CD_PRODUTO'];
    expect(new Set(codes?.split(','))).toEqual(new Set(['1001', '1006', '7000']));
    fireEvent.click(screen.getByLabelText('Já comprados'));

    endpoints.total = undefined;
    type('Código', '10');
    type('Descrição', ' câmara ');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(asked().at(-1)).toEqual([{ CD_PRODUTO: '10', DESCRICAO: 'CÂMARA' }, firstOfMany]);
    type('Código', '');
    type('Descrição', '');
    await choose('PNEUS', 3);
    expect(asked().at(-1)).toEqual([{ CD_GRUPO: 'PNEU' }, maxProductsInBrowser]);
  });
});

describe('§2 /produtos: only products ordered before', () => {
  const sentence = 'Não foi possível saber o que você já comprou.';
  const down = () => {
    throw new HttpStatus(503);
  };

  it('of a whole list, and says so if nothing is left; a quote sent meanwhile counts', async () => {
    await storeOrders(bought(1, '7000'));
    await openScreen('customer', '/produtos');
    await waitFor(() => expect(cards()).toHaveLength(3));
    fireEvent.click(screen.getByLabelText('Já comprados'));
    expect(await screen.findByText('Nenhum produto já comprado.')).toBeVisible();
    await storeOrders(bought(1, '7000'), bought(2, '1006'));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('Pedido 1× · últ. 12/10/2026')).toBeVisible();
  });

  it('decision 59: if that is unknown, all products are shown, and it is asked again', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/comprados', down);
    await openScreen('customer', '/produtos');
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.queryByText(sentence)).toBeNull();
    fireEvent.click(screen.getByLabelText('Já comprados'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(cards()).toHaveLength(3);
    expect(error).toHaveBeenCalled();
    endpoints.replace('/comprados', () => []);
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(await screen.findByText('Nenhum produto já comprado.')).toBeVisible();
  });

  it('decision 59: without an answer it is the last answer, with its time', async () => {
    await openScreen('customer', '/produtos?comprados=1');
    await waitFor(() => expect(cards()).toHaveLength(1));
    cleanup();
    vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/comprados', down);
    await openScreen('customer', '/produtos?comprados=1');
    expect(await screen.findByText(/^Sem atualização: visto às \d\d:\d\d$/)).toBeVisible();
    expect(cards()).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Já comprados'));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.queryByText(/^Sem atualização/)).toBeNull();
    expect(screen.getByText(/^Pedido 2×/)).toBeVisible();
  });

  it('is not requested for people who send no quotes', async () => {
    await openScreen('admin', '/produtos?comprados=1');
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(endpoints.askedFor('/comprados')).toEqual([]);
  });

  it('decision 67: is not offered beside a customer’s cart, for which all products are shown', async () => {
    await openScreen('seller', '/produtos?comprados=1');
    expect(await screen.findByText('Nenhum produto já comprado.')).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Orçamento para' });
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: 'customer2' } });
    fireEvent.click(await screen.findByText('Cód. 2 · 12.345.678/0001-95 · SÃO PAULO/SP'));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.queryByLabelText('Já comprados')).toBeNull();
    expect(endpoints.askedFor('/comprados')).toHaveLength(1);
  });
});
