import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';
import { itIs, orderOf, storeOrders } from '../support/orders';
import { sumsAnswer } from '../support/answers/sums';

/** This many orders of a seller, on 5 March 2026. More orders have a smaller sum. */
const sold = (count: number, seller: string, from: number): Order[] =>
  Array.from({ length: count }, (_, at) => {
    const centavos = Math.round(10_000 / count ** 2);
    const name = { idvendedor: seller, vendedor: seller && `Vendas ${seller}` };
    return orderOf({ ...name, numerodopedido: from + at, status: 'Aprovado', centavos });
  });

const months = 'Pedidos por mês';
const sellers = 'Pedidos por vendedor';

const figure = (name: string) =>
  screen.getByText(name, { selector: 'figure h3' }).closest('figure') ?? document.body;
/** The rows of a chart's table, including its head. */
const rowsOf = (name: string) =>
  [...figure(name).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  );
const namesOf = (name: string) =>
  rowsOf(name)
    .slice(1)
    .map(([first]) => first);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  itIs('2026-03-15T13:00:00Z');
});

async function open() {
  const shown = await openScreen('admin', '/home');
  await screen.findByText(sellers, { selector: 'figure h3' });
  return shown;
}

describe('§2 /home: the charts of the dashboard', () => {
  it('have tables of every month since the first order and of every seller', async () => {
    // Bars have no room for so many sellers.
    const many = Array.from({ length: 15 }, (_, at) =>
      sold(at + 1, `seller-${at + 1}`, 100 * (at + 1)),
    );
    const january = { data: '15/01/2026', idvendedor: 'seller-15', vendedor: 'Vendas seller-15' };
    await storeOrders(
      orderOf({ ...january, numerodopedido: 1, centavos: 1000 }),
      orderOf({ ...january, numerodopedido: 2, centavos: 700, status: 'Excluido' }),
      ...many.flat(),
    );
    await open();
    await waitFor(() => expect(rowsOf(sellers)).toHaveLength(16));
    expect(rowsOf(months)).toEqual([
      ['Mês', 'Aprovados', 'Pendentes', 'Excluídos', 'Total'],
      ['janeiro de 2026', '0', '1', '1', '2'],
      ['fevereiro de 2026', '0', '0', '0', '0'],
      ['março de 2026', '120', '0', '0', '120'],
    ]);
    // The seller with the largest value comes first.
    expect(namesOf(sellers)[0]).toBe('Vendas seller-15');

    fireEvent.click(screen.getByLabelText('Valor'));
    expect(rowsOf(months)[1]).toEqual([
      'janeiro de 2026',
      'R$ 0.00',
      'R$ 10.00',
      'R$ 7.00',
      'R$ 17.00',
    ]);
    expect(namesOf(sellers)[0]).toBe('Vendas seller-1');
  });

  it('name a former seller, and orders without one', async () => {
    const orders = [...sold(2, 'gone', 10), ...sold(1, '', 20)];
    endpoints.replace('/somas', () => sumsAnswer(orders));
    await open();
    await waitFor(() => expect(namesOf(sellers)).toEqual(['Vendas gone', 'Sem vendedor']));
  });

  it('follow an order that changes', async () => {
    await storeOrders(...sold(1, 'seller', 10));
    await open();
    await waitFor(() => expect(rowsOf(months)[1]?.slice(1)).toEqual(['1', '0', '0', '1']));
    await storeOrders(
      ...sold(1, 'seller', 10),
      orderOf({ numerodopedido: 11, mudouem: Date.now() }),
    );
    await waitFor(() => expect(rowsOf(months)[1]?.slice(1)).toEqual(['1', '1', '0', '2']));
  });

  it('stay with their time while there is no answer', async () => {
    await storeOrders(...sold(1, 'seller', 10));
    const first = await open();
    await waitFor(() => expect(rowsOf(months)[1]?.slice(1)).toEqual(['1', '0', '0', '1']));
    first.unmount();
    endpoints.replace('/somas', () => {
      throw new HttpStatus(503);
    });
    await open();
    expect(await screen.findByText('Sem atualização: visto às 10:00')).toBeVisible();
    expect(rowsOf(months)[1]?.slice(1)).toEqual(['1', '0', '0', '1']);
  });

  it('can be tried again if there never was an answer', async () => {
    endpoints.replace('/somas', () => {
      throw new HttpStatus(503);
    });
    await storeOrders(...sold(1, 'seller', 10));
    await open();
    const failed = await within(figure(months)).findByRole('alert');
    expect(failed).toHaveTextContent(/^O gráfico não foi carregado\./);
    endpoints.replace('/somas', () => ({ meses: [], vendedores: [] }));
    fireEvent.click(within(figure(months)).getByText('Tentar de novo'));
    expect(await within(figure(sellers)).findByText('Ainda não há pedidos.')).toBeVisible();
  });

  it('say that there are no orders yet', async () => {
    await storeOrders();
    await open();
    expect(
      await within(figure(months)).findByText('Ainda não há pedidos nos últimos 12 meses.'),
    ).toBeVisible();
    expect(await within(figure(sellers)).findByText('Ainda não há pedidos.')).toBeVisible();
    expect(document.querySelector('figure table')).toBeNull();
  });
});
