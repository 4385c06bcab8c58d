import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { aLine } from '../../support/data/an-order';
import { people } from '../../support/data/people';
import { HttpStatus } from '../support/servers/endpoints';
import { database, endpoints, openScreen } from '../support/open-screen';
import { orderOf, storeOrders, textOf } from '../support/orders';

const day = 24 * 60 * 60 * 1000;
const card = async () => within(await screen.findByRole('region', { name: 'Meus clientes' }));
const choose = async (view: string) => fireEvent.click((await card()).getByText(view));
/** Not by their role, which is slow in a long list. */
const rowsOf = (list: string) =>
  [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)].map(textOf);

const named = (uid: string, razaosocial: string) => ({ ...people.customer, uid, razaosocial });
const idle = named('customer2', 'PEDAL LTDA');

async function storeTwo() {
  await storeOrders(
    orderOf({ cliente: idle, criadoem: Date.now() - 61 * day, status: 'Aprovado' }),
    orderOf({ numerodopedido: 13, criadoem: Date.now() - day }),
  );
  // A former customer is shown as in the last order.
  await database.storeAll({
    [paths.customer('customer')]: null,
    [paths.customer('customer2')]: null,
  });
}

describe('§2 Meus clientes', () => {
  it('lists the latest customers, long absent ones, and those with pending orders', async () => {
    await storeTwo();
    await openScreen('seller', '/home');
    await (await card()).findByText(/Pedido 13$/);
    const [first] = rowsOf('Recentes');
    expect(first).toMatch(/^CICLO ANTUNES LTDA1 aberto.*, há 1 dia · .* · Pedido 13/);
    await expect
      .poll(() => rowsOf('Recentes')[1])
      .toMatch(/^PEDAL LTDA.*, há 61 dias · .* · Pedido 12.*Não está mais entre os clientes aprov/);

    await choose('Parados');
    await expect.poll(() => rowsOf('Parados')).toEqual([expect.stringMatching(/Pedido 12/)]);
    await choose('Em aberto');
    await expect.poll(() => rowsOf('Em aberto')).toEqual([expect.stringMatching(/Pedido 13/)]);
  });

  it('shows five at first, and the next page when these are not enough', async () => {
    const customers = Array.from({ length: 60 }, (_, at) => ({
      uid: `c${at}`,
      ultimo: { pedido: 100 - at, em: Date.now(), centavos: 100, nome: `BICI ${at}` },
      abertos: 0,
    }));
    endpoints.replace('/meusclientes', ({ query }) =>
      query['depois'] === '0-51'
        ? { clientes: customers.slice(50), proximo: null }
        : { clientes: customers.slice(0, 50), proximo: '0-51' },
    );
    await openScreen('seller', '/home');
    await (await card()).findByText('BICI 4');
    for (const count of [5, 10, 20, 40]) {
      expect(rowsOf('Recentes')).toHaveLength(count);
      await choose('Mostrar mais');
    }
    await (await card()).findByText('BICI 59');
    expect(rowsOf('Recentes')).toHaveLength(60);
    expect((await card()).queryByText('Mostrar mais')).toBeNull();
    expect(endpoints.askedFor('/meusclientes').at(-1)?.query).toMatchObject({ depois: '0-51' });
  });

  it('says when the found people ordered, or that they have not yet', async () => {
    await storeOrders(orderOf());
    await openScreen('seller', '/home?busca=customer');
    const results = within(await (await card()).findByRole('list', { name: 'Encontrados' }));
    await results.findByText(/Pedido 12$/);
    expect(results.getByText('Ainda sem pedido com você.')).toBeVisible();
    expect(endpoints.askedFor('/meusclientes').at(-1)?.query).toEqual({
      cliente: 'customer,customer2',
    });
  });

  it('continues a cart from this or another device', async () => {
    await storeTwo();
    await database.storeAll({
      [paths.customer('customer')]: people.customer,
      [paths.customer('customer2')]: idle,
      [paths.cart('seller', 'customer')]: { versao: 1, escritas: 'a', itens: [aLine()] },
      [paths.cart('seller', 'customer2')]: { versao: 1, escritas: 'a' },
    });
    await openScreen('seller', '/home');
    const open = await (await card()).findByText('Continuar (1)');
    expect(await (await card()).findByLabelText('Orçamento para PEDAL LTDA')).toBeVisible();
    fireEvent.click(open);
    await waitFor(() => expect(location.pathname).toBe('/carrinho'));
    expect(localStorage.getItem('shopping_for_seller')).toContain('"active":{"uid":"customer"');
  });

  it('shows the last answer with its time, while there is no new one', async () => {
    await storeTwo();
    await openScreen('seller', '/home');
    await (await card()).findByText(/Pedido 13$/);
    const { readSeen } = await import('../../../src/data/session/last-visit');
    await waitFor(async () =>
      expect(await readSeen('seller', 'my customers recentes seller')).toBeDefined(),
    );
    cleanup();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    endpoints.replace('/meusclientes', () => {
      throw new AxiosError('HTTP 503', 'ERR_BAD_RESPONSE');
    });
    await openScreen('seller', '/home');
    await (await card()).findByText(/Pedido 13$/);
    expect(await (await card()).findByText(/^Sem atualização: visto às \d\d:\d\d$/)).toBeVisible();
  });

  it('says that they could not be loaded if none were seen, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await storeTwo();
    endpoints.replace('/meusclientes', () => {
      throw new HttpStatus(503);
    });
    await openScreen('seller', '/home');
    const alert = within(await (await card()).findByRole('alert'));
    expect(alert.getByText(/^Seus clientes não puderam ser carregados/)).toBeVisible();
    endpoints.replace('/meusclientes', () => ({ clientes: [], proximo: null }));
    fireEvent.click(alert.getByText('Tentar de novo'));
    await (await card()).findByText('Os clientes que pedirem com você aparecem aqui.');
  });
});
