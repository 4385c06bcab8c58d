import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { aLine } from '../../support/data/an-order';
import { noOrder } from '../../support/data/stored-order';
import { narrowWindow } from '../support/browser';
import { HttpStatus } from '../support/servers/endpoints';
import { database, endpoints, openScreen } from '../support/open-screen';
import { findRow, itIs, orderOf, rowNames, storeOrders, textOf } from '../support/orders';
import { refuseSignOut } from '../support/sign-out';

describe('§2 /home of an approved customer or seller', () => {
  it('has the banner and the shortcuts to the catalogue, and notes the visit', async () => {
    await openScreen('customer', '/home');
    await screen.findByText('Câmaras de ar');
    await waitFor(() =>
      expect(document.querySelector('main [aria-roledescription="carrossel"]')).not.toBeNull(),
    );
    await waitFor(async () =>
      expect(await database.stored(`${paths.user('customer')}/ultimologin`)).toBe(
        dateInSaoPaulo(new Date()),
      ),
    );
    for (const [name, group] of [
      ['Câmaras de ar', 'CAMARA'],
      ['Vercelli moto', 'VERCELLI'],
      ['Vercelli bicicleta', 'VERCELLI-BIC'],
      ['Todos os produtos', null],
    ] as const) {
      const pushed = vi.spyOn(history, 'pushState');
      const link = await screen.findByText(name);
      // Another tab only gets the address.
      const search = group === null ? '' : `?categoria=${group}`;
      expect(link.closest('a')).toHaveAttribute('href', `/produtos${search}`);
      fireEvent.click(link);
      // The title, because the address changes before the screen.
      await waitFor(() => expect(document.title).toMatch(/^Produtos/));
      expect(location.pathname).toBe('/produtos');
      expect(pushed.mock.calls[0]?.[0]).toMatchObject({ usr: { nomedacategoria: group } });
      pushed.mockRestore();
      history.back();
      await waitFor(() => expect(document.title).toMatch(/^Home/));
    }
  });
});

it('§2 /home promises no mail to a removed person', async () => {
  await database.store(`${paths.user('pending')}/analise`, 'removido');
  await openScreen('pending', '/home');
  await screen.findByText('Seu cadastro está em análise! volte novamente mais tarde...');
  expect(screen.getByText(/encerrou este cadastro\./)).toBeVisible();
  expect(screen.queryByText(/por e-mail/)).toBeNull();
});

const keptCart = {
  versao: 1,
  escritas: 'a',
  itens: [aLine(), aLine({ CD_PRODUTO: '1001' })],
};

describe('§2 /home of a seller', () => {
  it('counts pending orders and this month’s approvals, each leading to just these', async () => {
    itIs('2026-03-12T12:00:00-03:00');
    await storeOrders(
      orderOf(),
      orderOf({ numerodopedido: 11, status: 'Aprovado', data: '28/02/2026' }),
      orderOf({ numerodopedido: 13, status: 'Aprovado', centavos: 8990 }),
      orderOf({ numerodopedido: 14, idvendedor: 'seller2', vendedor: 'Vendas seller2' }),
    );
    await openScreen('seller', '/home');
    const approved = await screen.findByRole('link', {
      name: /^Aprovados no mês: 1 · R\$\s89\.90$/,
    });
    expect(await screen.findByRole('link', { name: /^Pendentes: 1 · R\$/ })).toBeVisible();
    fireEvent.click(approved);
    await findRow(13);
    expect(location.search).toBe('?status=Aprovado&de=2026-03-01');
  });

  it('counts the new quotes of others, and lists just these', async () => {
    await storeOrders(
      orderOf(),
      orderOf({ numerodopedido: 13 }),
      orderOf({ numerodopedido: 14, criadopor: { uid: 'seller', nome: 'Vendas seller' } }),
      orderOf({ numerodopedido: 15, status: 'Aprovado' }),
    );
    await database.store(paths.seenQuotes('seller'), 12);
    await openScreen('seller', '/home');
    fireEvent.click(await screen.findByRole('link', { name: 'Novos 1' }));
    await findRow(13);
    await waitFor(() => expect(rowNames()).toEqual(['Pedido 13']));
    expect(location.search).toBe('?novos=12');
  });

  it('begins with pending orders, each leading to just these; on a small screen before the banner', async () => {
    narrowWindow();
    itIs('2026-03-12T12:00:00-03:00');
    await storeOrders(orderOf({ data: '04/03/2026' }), orderOf({ numerodopedido: 13 }));
    await database.storeAll({ [paths.cart('seller', 'customer')]: keptCart });
    endpoints.replace('/pendentes', ({ query }) => {
      expect(query['dia']).toBe('2026-03-05');
      return { antes: 1, nodia: 1 };
    });
    const first = await openScreen('seller', '/home');
    const line = await screen.findByRole('region', { name: 'Para fazer agora' });
    const banner = await screen.findByText('Câmaras de ar');
    expect(line.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = (name: string) => within(line).findByRole('link', { name });
    expect(await link('Vencem hoje 1')).toBeVisible();
    expect(line).toHaveTextContent('Novos nenhum');

    fireEvent.click(await link('Carrinhos abertos 1'));
    const card = within(await screen.findByRole('region', { name: 'Meus clientes' }));
    const carts = within(await card.findByRole('list', { name: 'Carrinhos' }));
    expect(carts.getAllByRole('listitem')).toHaveLength(1);
    expect(await carts.findByText('Continuar (2)')).toBeVisible();

    fireEvent.click(await link('Vencidos 1'));
    await findRow(12);
    expect(location.search).toBe('?ate=2026-03-04');
    expect(screen.queryByRole('row', { name: 'Pedido 13' })).toBeNull();
    first.unmount();

    // Without an answer the last count is shown, but not on another day.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { readSeen } = await import('../../../src/data/session/last-visit');
    await waitFor(async () =>
      expect(await readSeen('seller', 'pending around seller')).toBeDefined(),
    );
    endpoints.replace('/pendentes', () => {
      throw new HttpStatus(503);
    });
    const second = await openScreen('seller', '/home');
    await screen.findByRole('link', { name: 'Vencidos 1' });
    second.unmount();
    itIs('2026-03-13T12:00:00-03:00');
    await openScreen('seller', '/home');
    await screen.findByRole('link', { name: 'Vencidos não contados' });
  });

  it('shows the last count with its time while there is no answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    itIs('2026-03-12T12:00:00-03:00');
    await storeOrders(orderOf());
    const first = await openScreen('seller', '/home');
    await screen.findByRole('link', { name: /^Pendentes: 1 · R\$/ });
    first.unmount();
    endpoints.replace('/minhassomas', () => {
      throw new HttpStatus(503);
    });
    await openScreen('seller', '/home');
    expect(await screen.findByRole('link', { name: /^Pendentes: 1 · R\$/ })).toBeVisible();
    expect(await screen.findByText('Sem atualização: visto às 12:00')).toBeVisible();
  });

  it('shows no wrong figure if the month can’t be counted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    endpoints.replace('/minhassomas', () => {
      throw new HttpStatus(503);
    });
    await openScreen('seller', '/home');
    expect(await screen.findByRole('link', { name: 'Aprovados no mês: –' })).toHaveAttribute(
      'title',
      'Não foi possível contar. Abra a lista para ver.',
    );
  });
});

describe('§2 /home of a customer', () => {
  it('begins with the open cart and the orders', async () => {
    await database.storeAll({ [paths.cart('customer')]: keptCart });
    await openScreen('customer', '/home');
    const line = within(await screen.findByRole('region', { name: 'Para fazer agora' }));
    expect(await line.findByRole('link', { name: 'Carrinho aberto 2' })).toHaveAttribute(
      'href',
      '/carrinho',
    );
    const orders = line.getByRole('link', { name: 'Últimos pedidos' });
    expect(orders).toHaveAttribute('href', '/pedidoscliente');
  });
});

describe('§2 /home: the way to the first order', () => {
  const list = { nome: 'Oficina', linhas: 1, em: 1, mudanca: 'first', anterior: '' };
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'O caminho até o primeiro pedido' }))
      .getAllByRole('listitem')
      .map(
        (step) =>
          `${within(step).queryByRole('img', { name: 'Feito:' }) ? 'x ' : ''}${textOf(step)}`,
      );

  it('ticks a customer’s completed steps, and disappears for good with the order', async () => {
    await storeOrders();
    await openScreen('customer', '/home');
    expect(await steps()).toEqual([
      'Coloque um produto no orçamento',
      'Digite quantas peças você quer',
      'Escolha o seu representante',
      'Salve os itens como lista, para pedir de novo',
      'Peça o orçamento',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Coloque um produto no orçamento' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Adicionar CÂMARA DE AR' }));
    history.back();
    await act(() => database.store('listas/customer/nomes/0', list));
    await waitFor(async () =>
      expect(await steps()).toEqual([
        'x Coloque um produto no orçamento',
        'Digite quantas peças você quer',
        'Escolha o seu representante',
        'x Salve os itens como lista, para pedir de novo',
        'Peça o orçamento',
      ]),
    );

    await act(() => storeOrders(orderOf({ status: 'Excluido' })));
    expect(await screen.findByRole('link', { name: 'Pedido 12' })).toBeVisible();
    expect(screen.queryByText('Peça o orçamento')).toBeNull();
  });

  it('keeps the tick of a step that is undone', async () => {
    await storeOrders();
    await database.store('listas/customer/nomes/0', list);
    await openScreen('customer', '/home');
    const ticked = 'x Salve os itens como lista, para pedir de novo';
    await waitFor(async () => expect(await steps()).toContain(ticked));
    await act(() => database.store('listas/customer/nomes', null));
    expect(await screen.findByText(/^Adicione itens ao orçamento/)).toBeVisible();
    expect(await steps()).toContain(ticked);
  });

  it('does not come back when the only order leaves its seller', async () => {
    await storeOrders(orderOf());
    await openScreen('seller', '/home');
    await screen.findByRole('link', { name: 'Pedido 12' });
    await act(() => database.storeAll(noOrder(12)));
    expect(await screen.findByText('Seus pedidos aparecem aqui.')).toBeVisible();
    expect(screen.queryByText('Peça o orçamento')).toBeNull();
  });

  it('can be closed for good', async () => {
    await storeOrders();
    await openScreen('customer', '/home');
    await steps();
    const close = screen.getByRole('button', { name: 'Não mostrar mais o caminho' });
    close.focus();
    fireEvent.click(close);
    expect(await screen.findByText('Seus pedidos aparecem aqui.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    fireEvent.click(screen.getByText('Produtos', { selector: 'nav *' }));
    await screen.findByRole('button', { name: 'Adicionar CÂMARA DE AR' });
    history.back();
    expect(await screen.findByText('Seus pedidos aparecem aqui.')).toBeVisible();
    expect(screen.queryByText('Peça o orçamento')).toBeNull();
  });

  it('begins with the customer for a seller', async () => {
    await storeOrders();
    await openScreen('seller', '/home');
    expect((await steps())[0]).toBe('Escolha o cliente em “Orçamento para”');
    expect(screen.queryByText('Escolha o seu representante')).toBeNull();
  });
});

describe('§2 /home: the ways to products', () => {
  it.each([
    ['1001', '?codigo=1001'],
    [' pneu aro 29 ', '?busca=PNEU+ARO+29'],
  ])('%j leads to /produtos%s', async (typed, search) => {
    await openScreen('customer', '/home');
    const field = await screen.findByRole('searchbox', { name: 'Buscar produtos' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(location.pathname).toBe('/produtos'));
    await waitFor(() => expect(location.search).toBe(search));
  });
});

describe('§2 /home while in analysis, §6', () => {
  it('is the wait text and SAIR, which reports a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openScreen('pending', '/home');
    expect(
      await screen.findByText('Seu cadastro está em análise! volte novamente mais tarde...'),
    ).toBeVisible();
    expect(document.querySelector('main a')).toBeNull();
    const allow = await refuseSignOut();
    fireEvent.click(screen.getByText('SAIR'));
    expect(await screen.findByText(/^Você ainda não saiu da sua conta\./)).toBeVisible();
    allow();
    fireEvent.click(screen.getByText('SAIR'));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('is the same for a removed person, whose other pages wait too', async () => {
    await openScreen('removed', '/pedidoscliente');
    expect(
      await screen.findByText('Seu cadastro está em análise, volte novamente mais tarde...'),
    ).toBeVisible();
    fireEvent.click(screen.getByText('Home', { selector: 'nav *' }));
    expect(await screen.findByText(/^Seu cadastro está em análise! volte/)).toBeVisible();
    expect(document.querySelector('main a')).toBeNull();
  });
});

describe('§5 Access guards', () => {
  it('tell another role that the page is not theirs', async () => {
    await openScreen('seller', '/pedidoscliente');
    expect(await screen.findByText('Esta página não faz parte do seu acesso.')).toBeVisible();
    expect(document.querySelector('main table')).toBeNull();
  });
});

describe('§2 /home: what is new in the catalogue', () => {
  const news = {
    novidades: [{ CD_PRODUTO: '1001' }],
    preco: [{ CD_PRODUTO: '1006', antes: 11.5 }],
  };
  const line = () => screen.findByRole('region', { name: 'Novo no catálogo' });

  it('leads to these products; a customer sees no changed price', async () => {
    endpoints.news = news;
    await openScreen('customer', '/home');
    expect(await line()).toHaveTextContent(/^Novidades 1$/);
    fireEvent.click(within(await line()).getByText('Novidades'));
    await waitFor(() => expect(location.search).toBe('?novo=novidades'));
  });

  it.each(['seller', 'admin'] as const)('names changed prices to the %s', async (who) => {
    endpoints.news = news;
    await openScreen(who, '/home');
    expect(await line()).toHaveTextContent(/^Novidades 1Preço mudou 1$/);
  });
});
