import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { HttpStatus } from '../support/servers/endpoints';
import { database, endpoints, openScreen } from '../support/open-screen';
import { findRow, itIs, orderOf, rowNames, storeOrders } from '../support/orders';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const tileOf = (title: string) =>
  [...document.querySelectorAll('main article')]
    .find((tile) => tile.querySelector('h2')?.textContent === title)
    ?.textContent.replace(/\s/g, ' ');

describe('§2 /home of the administrator', () => {
  it('has its tiles in their order; each is counted and fails for itself, and the banner', async () => {
    endpoints.replace('/categorias', () => {
      throw new HttpStatus(503);
    });
    await openScreen('admin', '/home');
    await waitFor(() => expect(tileOf('Clientes')).toContain('2'));
    const titles = [...document.querySelectorAll('main section h2')].map((h2) => h2.textContent);
    expect(titles.slice(0, 9)).toEqual([
      'Clientes',
      'Vendedores',
      'Categorias',
      'Produtos ativos',
      'Pedidos aprovados',
      'Pedidos pendentes',
      'Pedidos excluídos',
      'Orçamentos',
      'Total em orçamentos',
    ]);
    await waitFor(() => expect(tileOf('Produtos ativos')).toContain('3'));
    await waitFor(() => expect(tileOf('Pedidos pendentes')).toContain('R$ 179.80'));
    await waitFor(() => expect(tileOf('Orçamentos')).toContain('3'));
    await waitFor(() => expect(tileOf('Total em orçamentos')).toContain('R$ 539.40'));
    await waitFor(() => expect(tileOf('Vendedores')).toContain('2'));

    await waitFor(() => expect(tileOf('Categorias')).toContain('Tentar de novo'));
    endpoints.replace('/categorias', () => [{ CD_GRUPO: 'PNEU', DESCRICAO: 'PNEUS' }]);
    fireEvent.click(screen.getByText('Tentar de novo'));
    await waitFor(() => expect(tileOf('Categorias')).toContain('1'));

    expect(await screen.findByText('Pedidos em gráficos')).toBeVisible();
    // The banners come when the network is idle.
    await waitFor(() =>
      expect(document.querySelector('main [aria-roledescription]')).not.toBeNull(),
    );

    endpoints.replace('/bkp', () => 'Back-up realizado: 905 produtos.');
    fireEvent.click(screen.getByText('Realizar Back-Up'));
    expect(await screen.findByText('Back-up realizado: 905 produtos.')).toBeVisible();
    endpoints.replace('/bkp', () => {
      throw new HttpStatus(503);
    });
    fireEvent.click(screen.getByText('Realizar Back-Up'));
    expect(await screen.findByText(/^O back-up não foi realizado\./)).toBeVisible();
  });

  it('begins with waiting orders and people, each one click away', async () => {
    itIs('2026-03-12T12:00:00-03:00');
    await storeOrders(orderOf({ data: '04/03/2026' }), orderOf({ numerodopedido: 13 }));
    await database.store(paths.orderNumber, 13);
    await database.store(paths.seenQuotes('admin'), 11);
    endpoints.replace('/pendentes', ({ query }) =>
      query['dia'] === '2026-03-05' ? { antes: 120, nodia: 1 } : { antes: 0, nodia: 0 },
    );
    await openScreen('admin', '/home');
    const waiting = await screen.findByRole('region', { name: 'Para fazer agora' });
    const over = await within(waiting).findByRole('link', { name: 'Vencidos 99+' });
    const ending = within(waiting).getByRole('link', { name: 'Vencem hoje 1' });
    const news = await within(waiting).findByRole('link', { name: 'Novos 2' });
    expect(news).toHaveAttribute('href', '/pedidos?status=Todos&novos=11');
    const people = await within(waiting).findByRole('link', { name: 'Cadastros 1' });
    expect(people).toHaveAttribute('href', '/analise');
    const sellers = await within(waiting).findByRole('link', {
      name: 'Cadastros de vendedores 1',
    });
    expect(sellers).toHaveAttribute('href', '/analisevendedores');
    expect(over).toHaveAttribute('href', '/pedidos?ate=2026-03-04');

    // The list shows exactly the counted orders.
    fireEvent.click(ending);
    await findRow(13);
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 13']));
  });

  it('can be opened if they were not counted', async () => {
    endpoints.replace('/pendentes', () => {
      throw new HttpStatus(503);
    });
    await openScreen('admin', '/home');
    expect(await screen.findByRole('link', { name: 'Vencidos não contados' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vencem hoje não contados' })).toBeVisible();
  });

  it('leads to the lists of its tiles, and to Resultados', async () => {
    await openScreen('admin', '/home');
    for (const [title, path, state] of [
      ['Pedidos aprovados', '/pedidos', { statusdopedido: 'Aprovado' }],
      ['Pedidos pendentes', '/pedidos', { statusdopedido: 'Pendente' }],
      ['Pedidos excluídos', '/pedidos', { statusdopedido: 'Excluido' }],
      ['Clientes', '/clientes', null],
      ['Vendedores', '/vendedores', null],
    ] as const) {
      const link = await screen.findByText(title, { selector: 'main h2 a' });
      const pushed = vi.spyOn(history, 'pushState');
      fireEvent.click(link);
      // The address changes first, so going back too early would still find the old screen.
      await waitFor(() => expect(link).not.toBeInTheDocument());
      expect(location.pathname).toBe(path);
      const [[pushedState] = []] = pushed.mock.calls;
      expect((pushedState as { usr?: unknown } | undefined)?.usr ?? null).toEqual(state);
      pushed.mockRestore();
      act(() => history.back());
      await waitFor(() => expect(location.pathname).toBe('/home'));
    }
    fireEvent.click(await screen.findByText('Resultados', { selector: 'main a *' }));
    expect(await screen.findByLabelText('Período dos resultados')).toBeVisible();
    expect(screen.queryByText('Painel', { selector: 'h1' })).toBeNull();
  });
});
