import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { firstOfMany, mostInBrowser } from '../../../domain/query-limits';
import { keepLoading } from '../support/browser';
import { database, endpoints, openScreen } from '../support/open-screen';

const category = () => screen.getByLabelText('Categoria');
const cards = () => screen.queryAllByText('Adicionar');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = () => endpoints.askedFor('/produtos').map(({ query, limit }) => [query, limit]);

/** Chooses a category, and waits until so many products are there. */
async function choose(name: string, count: number) {
  fireEvent.mouseDown(category());
  fireEvent.click(await screen.findByText(name, { selector: '[class*=option] *' }));
  await waitFor(() => expect(category()).toHaveAccessibleDescription(name));
  await waitFor(() => expect(cards()).toHaveLength(count));
}

describe('the catalogue is not asked twice for the same thing', () => {
  beforeEach(keepLoading);

  it('nor for a part of what is there, before five minutes have passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await openScreen('customer', '/produtos', { nomedacategoria: 'CAMARA' });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await choose('PNEUS', 2);
    await choose('CÂMARAS', 1);
    const groups = [
      [{ CD_GRUPO: 'CAMARA' }, mostInBrowser],
      [{ CD_GRUPO: 'PNEU' }, mostInBrowser],
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
    const whole = [...groups, [{}, mostInBrowser]];
    expect(asked()).toEqual(whole);

    vi.setSystemTime(Date.now() + 299_000);
    await choose('PNEUS', 2);
    expect(asked()).toEqual(whole);
    vi.setSystemTime(Date.now() + 1_000);
    await choose('CÂMARAS', 1);
    await waitFor(() => expect(asked()).toEqual([...whole, groups[0]]));
  });

  it('one that is too large for a browser is asked for what matches and what was bought', async () => {
    const { products } = endpoints;
    await database.store('comprados/customer', {
      1006: { vezes: 1, quantidade: 4, em: Date.UTC(2026, 9, 12, 15), pedido: 1, linha: 0 },
      1001: { vezes: 3, quantidade: 4, em: Date.UTC(2026, 9, 12, 15), pedido: 1, linha: 1 },
      7000: { vezes: 1, quantidade: 4, em: Date.UTC(2026, 9, 12, 15), pedido: 1, linha: 2 },
    });
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
    expect(asked().at(-1)).toEqual([{ CD_GRUPO: 'PNEU' }, mostInBrowser]);
  });
});

describe('§2 /produtos: only what was ordered before', () => {
  it('of a whole list, and says so where nothing is left', async () => {
    const bought = { vezes: 1, quantidade: 4, em: 1, pedido: 1, linha: 0 };
    await database.store('comprados/customer', { 1006: bought });
    await openScreen('customer', '/produtos');
    await waitFor(() => expect(cards()).toHaveLength(3));
    fireEvent.click(screen.getByLabelText('Já comprados'));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await database.store('comprados/customer', { 7000: bought });
    expect(await screen.findByText('Nenhum produto já comprado.')).toBeVisible();
  });

  it('decision 67: is not offered beside a customer’s cart, whose products all are shown', async () => {
    await openScreen('seller', '/produtos?comprados=1');
    expect(await screen.findByText('Nenhum produto já comprado.')).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Orçamento para' });
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: 'customer2' } });
    fireEvent.click(await screen.findByText('Cód. 2 · 12.345.678/0001-95 · SÃO PAULO/SP'));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.queryByLabelText('Já comprados')).toBeNull();
  });
});
