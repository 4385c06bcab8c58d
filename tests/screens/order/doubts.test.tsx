import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import type { OrderCheck } from '../../../domain/order/check/comparison';
import { aLine } from '../../support/data/an-order';
import { chooseOption, openSelect } from '../../support/select';
import { database, endpoints, openScreen } from '../support/open-screen';
import { HttpStatus } from '../support/servers/endpoints';
import {
  dayOfOrders,
  findRow,
  itIs,
  orderOf,
  panelOf,
  storeOrders,
  textOf,
  toggle,
} from '../support/orders';

const { quantity: _quantity, ...product } = aLine();
/** Without requests for the whole list, which may come at any time. */
const codesAsked = () => endpoints.askedFor('/produtos').filter(({ query }) => query.CD_PRODUTO);
const refuse = () => {
  throw new HttpStatus(400);
};
const nameOf = (row: HTMLElement) => row.getAttribute('aria-label');
const itemCells = (panel: HTMLElement, row = 1) =>
  [
    ...(within(within(panel).getByRole('table', { name: 'Itens' })).getAllByRole('row')[row]
      ?.children ?? []),
  ].map(textOf);

describe('decision 12: the lines against the product table', () => {
  it('are marked if they differ from today’s, with the difference', async () => {
    itIs(dayOfOrders);
    endpoints.products = [
      product,
      { ...product, CD_PRODUTO: 'dearer', preco_venda: 12.5 },
      { ...product, CD_PRODUTO: 'renamed', DESCRICAO: 'CAMARA 29' },
      { ...product, CD_PRODUTO: 'scarce', estoque_saldo: 1 },
    ];
    const { estoque_saldo: _none, ...unknownStock } = aLine();
    const claimed = aLine({ estoque_saldo: 999_999_999 });
    await storeOrders(
      ...[
        [aLine(), aLine({ CD_PRODUTO: 'dearer', preco_venda: 10 })],
        [aLine({ CD_PRODUTO: 'renamed' })],
        [aLine({ CD_PRODUTO: 'gone' })],
        [claimed],
        [unknownStock as typeof claimed],
      ].map((itens, at) =>
        orderOf({ numerodopedido: 12 + at, itens, total: at === 0 ? 199.8 : 179.8 }),
      ),
    );
    await openScreen('admin', '/pedidos');
    await findRow(12);

    toggle(12);
    const priced = await panelOf(12);
    await within(priced).findByText(/1 item difere da tabela de hoje \(preço em 1\)\./);
    expect(
      within(priced)
        .getAllByText(/Tabela hoje/)
        .map(textOf),
    ).toEqual([' Tabela hoje: R$ 12.50']);

    toggle(13);
    const renamed = await panelOf(13);
    await within(renamed).findByText(/nome em 1/);
    expect(itemCells(renamed)[1]).toBe('PNEU 29X2.10 VERCELLI Tabela hoje: CAMARA 29');

    toggle(14);
    const gone = await panelOf(14);
    await within(gone).findByText(/fora da tabela em 1/);
    expect(itemCells(gone)[0]).toBe('gone Fora da tabela');

    // The table's stock counts; the order's own value is shown beside it.
    toggle(15);
    const claims = await panelOf(15);
    await within(claims).findByText('41');
    expect(itemCells(claims)[4]).toBe('41No pedido: 999999999');
    expect(within(claims).queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/NaN/)).toBeNull();
  });

  it('are not marked while the table is unknown; a message offers another try', async () => {
    itIs(dayOfOrders);
    const { estoque_saldo: _none, ...line } = aLine({ CD_PRODUTO: 'gone' });
    await storeOrders(orderOf({ itens: [line as ReturnType<typeof aLine>] }));
    endpoints.replace('/produtos', refuse);
    await openScreen('admin', '/pedidos');
    await findRow(12);
    toggle(12);
    const panel = await panelOf(12);
    expect(itemCells(panel)[4]).toBe('No pedido: —');
    const again = await within(panel).findByRole('button', { name: 'Tentar de novo' });
    expect(within(panel).queryByText(/Tabela hoje|Fora da tabela/)).toBeNull();

    endpoints.replace('/produtos', () => []);
    again.click();
    await within(panel).findByText('Fora da tabela');
  });
});

describe('a quantity above today’s stock', () => {
  const mark = 'Acima do estoque de hoje';
  const lines = [
    aLine({ quantity: 10, estoque_saldo: 7 }),
    aLine({ CD_PRODUTO: '2', quantity: 7, estoque_saldo: 0 }),
    aLine({ CD_PRODUTO: '3', quantity: 1 }),
  ];
  const marked = (panel: HTMLElement) =>
    within(within(panel).getByRole('table', { name: 'Itens' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).queryByText(mark) !== null);
  const today = (price: number) => [
    { ...product, preco_venda: price, estoque_saldo: 7 },
    { ...product, CD_PRODUTO: '2', estoque_saldo: 7 },
  ];
  const both = () =>
    storeOrders(
      orderOf({ itens: lines }),
      orderOf({ numerodopedido: 13, itens: lines, status: 'Aprovado' }),
    );

  it('§2 /pedidos: staff learn of it above the lines, with the total of today (decision 70)', async () => {
    itIs(dayOfOrders);
    endpoints.products = today(99.9);
    await both();
    await openScreen('admin', '/pedidos');
    await findRow(12);
    toggle(12);
    const pending = await panelOf(12);
    await within(pending).findByText(mark);
    expect(marked(pending)).toEqual([true, false, false]);
    // 18 pieces of R$ 89.90 in an order whose stored total is R$ 179.80.
    expect(textOf(pending)).toContain(
      '2 itens diferem da tabela de hoje (fora da tabela em 1, preço em 1). 1 item acima do estoque de hoje.' +
        'Pelos preços de hoje: R$ 1.718.20 (R$ 100.00 a mais).',
    );
  });

  it('is not shown for a decided order, and there is no total of today', async () => {
    itIs(dayOfOrders);
    endpoints.products = today(99.9);
    await both();
    await openScreen('admin', '/pedidos', { statusdopedido: 'Aprovado' });
    await findRow(13);
    toggle(13);
    const panel = await panelOf(13);
    expect(await within(panel).findByText(/^2 itens diferem da tabela de hoje/)).toHaveTextContent(
      '2 itens diferem da tabela de hoje (fora da tabela em 1, preço em 1).',
    );
    expect(within(panel).queryByText(mark)).toBeNull();
    expect(panel).not.toHaveTextContent('Pelos preços de hoje');
  });

  it('a customer sees missing stock and products, without numbers or prices (decision 70)', async () => {
    itIs(dayOfOrders);
    endpoints.products = today(1).map((one) => ({ ...one, DESCRICAO: 'CAMARA' }));
    await both();
    found({ primeiro: true, vezes: 7 });
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    toggle(12);
    const panel = await panelOf(12);
    await within(panel).findByText(mark);
    expect(marked(panel)).toEqual([true, false, false]);
    expect(within(panel).getAllByText('Saiu do catálogo')).toHaveLength(1);
    const table = textOf(within(panel).getByRole('table', { name: 'Itens' }));
    expect(table).not.toMatch(/7.*7/);
    expect(table).not.toMatch(/R\$|preço|tabela|CAMARA/i);
    expect(document.body).not.toHaveTextContent(/alertas|habitual|primeiro pedido|difere/);
    expect(endpoints.askedFor('/conferencias')).toEqual([]);
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('a customer sees that the comparison failed; decided orders are not compared', async () => {
    itIs(dayOfOrders);
    endpoints.replace('/produtos', refuse);
    await both();
    await openScreen('customer', '/pedidoscliente?status=Aprovado');
    await findRow(13);
    toggle(13);
    await panelOf(13);
    expect(codesAsked()).toEqual([]);

    openSelect(screen.getByLabelText('Status'));
    chooseOption('Pendentes');
    await findRow(12);
    toggle(12);
    const panel = await panelOf(12);
    expect(await within(panel).findByRole('alert')).toHaveTextContent(
      'Não foi possível comparar os itens com o catálogo de hoje.',
    );
    expect(within(panel).queryByText(mark)).toBeNull();
    endpoints.replace('/produtos', () => []);
    fireEvent.click(within(panel).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(panel).findAllByText('Saiu do catálogo')).toHaveLength(3);
  });
});

const nothing: OrderCheck = {
  ...{ em: 1, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 },
  ...{ primeiro: false, vezes: 0 },
};
const found = (check: Partial<OrderCheck>, number = 12) =>
  endpoints.checks.set(number, { ...nothing, ...check });

describe('decision 79: alerts in the row and in the details', () => {
  const markedWith = async (words: string) =>
    (await screen.findByText(words)).closest('[title]')?.getAttribute('title');

  it.each([
    [{ primeiro: true }, '1º pedido', 'É o primeiro pedido deste cliente.'],
    [{ vezes: 5 }, '5x o habitual', 'O total é 5 vezes o habitual deste cliente.'],
  ])('%j, in both', async (check, mark, sentence) => {
    itIs(dayOfOrders);
    endpoints.products = [product];
    await storeOrders(orderOf());
    found(check);
    await openScreen('admin', '/pedidos');
    expect(await markedWith(mark)).toBe(sentence);
    toggle(12);
    await within(await panelOf(12)).findByText(sentence);
  });

  it('how many lines of a decided order differed when it was sent, and that its customer left', async () => {
    itIs(dayOfOrders);
    endpoints.products = [product];
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13, status: 'Aprovado' }));
    found({});
    found({ em: Date.UTC(2026, 2, 5, 13), itens: 2, nome: 1, estoque: 2 }, 13);
    await database.store(paths.customer('customer'), null);
    await openScreen('admin', '/pedidos');
    const left =
      'O cadastro do cliente não está mais aprovado; fale com ele antes de aprovar o pedido.';
    expect(await markedWith('cliente não aprovado')).toBe(left);
    toggle(12);
    expect(await panelOf(12)).toHaveTextContent(left);
    openSelect(screen.getByLabelText('Status'));
    chooseOption('Aprovados');
    await findRow(13);
    const sentence =
      'Conferência de 05/03/2026 às 10:00: 2 itens diferem da tabela de produtos (nome em 1, estoque em 2).';
    expect(await markedWith('2 itens diferem')).toBe(sentence);
    toggle(13);
    await within(await panelOf(13)).findByText(sentence);
  });

  it('no alert for orders that could not be compared, or that the copy lacks', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    itIs(dayOfOrders);
    endpoints.replace('/conferencias', () => []);
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    const row = await findRow(12);
    await expect.poll(() => endpoints.askedFor('/conferencias').length).toBe(1);
    expect(row.queryByText(/alerta|difere|conferido/)).toBeNull();
    fireEvent.click(row.getByRole('button', { name: /Aprovar pedido/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/alerta|difere/)).toBeNull();
  });

  it('several are one mark, which names them all', async () => {
    itIs(dayOfOrders);
    endpoints.products = [{ ...product, estoque_saldo: 1 }];
    await storeOrders(orderOf({ total: 100 }));
    found({ primeiro: true });
    await openScreen('admin', '/pedidos');
    const mark = await screen.findByTitle(/primeiro pedido/);
    expect(mark).toHaveTextContent('3 alertas: acima do estoque, 1º pedido, total não confere');
    expect(mark.title.split('\n')).toHaveLength(3);
    expect(mark).not.toHaveAttribute('tabindex');
    toggle(12);
    const note = await within(await panelOf(12)).findByRole('note', { name: '' });
    const [, ...sentences] = mark.title.split('\n');
    // The comparison with today's table is above the lines.
    await expect
      .poll(() =>
        within(note)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      )
      .toEqual(sentences);
    fireEvent.click(screen.getByRole('button', { name: /Aprovar pedido 12$/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('É o primeiro pedido deste cliente.');
  });
});

describe('decision 79: pending orders beside the product table of today', () => {
  const today = [
    product,
    { ...product, CD_PRODUTO: 'dearer', preco_venda: 95 },
    { ...product, CD_PRODUTO: 'scarce', estoque_saldo: 1 },
    { ...product, CD_PRODUTO: 'dozen', multiplo: 12 },
  ];
  const four = () =>
    storeOrders(
      orderOf({ itens: [aLine({ CD_PRODUTO: 'dearer' })] }),
      orderOf({ numerodopedido: 13, itens: [aLine({ CD_PRODUTO: 'scarce', estoque_saldo: 1 })] }),
      orderOf({ numerodopedido: 14, itens: [aLine({ CD_PRODUTO: 'dozen' })] }),
      orderOf({ numerodopedido: 15, data: '26/02/2026' }),
    );

  it('a row shows today’s differences, and all rows share one request', async () => {
    itIs(dayOfOrders);
    endpoints.products = today;
    found({});
    await four();
    await openScreen('admin', '/pedidos');
    const mark = await (await findRow(12)).findByTitle(/preço em 1/);
    expect(mark).toHaveTextContent('1 item difere');
    expect(mark.title).toBe('1 item difere da tabela de hoje (preço em 1).');
    await (await findRow(13)).findByTitle('1 item acima do estoque de hoje.');
    const unfit = await (await findRow(14)).findByTitle('1 item fora da embalagem.');
    expect(unfit).toHaveTextContent('fora da embalagem');
    expect(endpoints.askedFor('/conferencias').map(({ query }) => query)).toEqual([
      { pedidos: '15,14,13,12' },
    ]);
  });

  it.each([
    ['diferenca=sim', [12]],
    ['atencao=sim', [15, 14, 13, 12]],
  ])('?%s finds %j', async (filter, numbers) => {
    itIs(dayOfOrders);
    endpoints.products = today;
    await four();
    await openScreen('admin', `/pedidos?${filter}`);
    await expect
      .poll(() => screen.queryAllByRole('row', { name: /^Pedido \d+$/ }).map(nameOf))
      .toEqual(numbers.map((number) => `Pedido ${number}`));
  });
});

describe('decision 70: until when a quote is meant', () => {
  it('is shown in the row and in the details through its last day', async () => {
    itIs('2026-03-12T12:00:00-03:00');
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    expect((await findRow(12)).getByText('Vale até 12/03')).toBeInTheDocument();
    toggle(12);
    expect(await panelOf(12)).toHaveTextContent('Válido até12/03/2026');
    expect(document.body).not.toHaveTextContent(/vencido/i);
  });

  it('is marked when that day is over, only below the date; left out if there is none', async () => {
    itIs('2026-03-13T12:00:00-03:00');
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13, data: '99/99/9999' }));
    await openScreen('admin', '/pedidos');
    const row = await findRow(12);
    expect(row.getByText('Vencido')).toBeInTheDocument();
    expect(row.queryByText(/Vale até/)).toBeNull();
    expect(screen.getAllByText(/vencido|vale até/i)).toHaveLength(1);
    toggle(13);
    expect(await panelOf(13)).not.toHaveTextContent(/vencid|vale até|válido até/i);
    toggle(12);
    expect(await panelOf(12)).toHaveTextContent(
      'Orçamento vencido: valia até 12/03/2026, venceu ontem. Confira preços e estoque antes de aprovar.',
    );
  });

  it('is not shown for a decided order, which only has the marks of its sending', async () => {
    itIs('2026-06-12T12:00:00-03:00');
    await storeOrders(
      orderOf({ status: 'Aprovado' }),
      orderOf({ numerodopedido: 13, status: 'Excluido' }),
      orderOf({ numerodopedido: 14, status: 'Aprovado' }),
    );
    found({ primeiro: true, vezes: 9, itens: 1, preco: 1 });
    await database.store(paths.customer('customer'), null);
    await openScreen('admin', '/pedidos?status=Aprovado');
    await screen.findByText('1 item difere');
    const outdated = /vencid|vale até|válido até|alerta|cliente não aprovado/i;
    toggle(12);
    await panelOf(12);
    expect(document.body).not.toHaveTextContent(outdated);
    openSelect(screen.getByLabelText('Status'));
    chooseOption('Excluídos');
    await findRow(13);
    toggle(13);
    await panelOf(13);
    expect(document.body).not.toHaveTextContent(outdated);
  });

  it('a customer learns whom to ask', async () => {
    itIs('2026-03-15T12:00:00-03:00');
    await storeOrders(orderOf());
    await openScreen('customer', '/pedidoscliente');
    expect((await findRow(12)).getByText('Vencido')).toBeInTheDocument();
    toggle(12);
    expect(await panelOf(12)).toHaveTextContent(
      'Orçamento vencido: valia até 12/03/2026, venceu há 3 dias. Confirme com o seu representante se ele ainda vale.',
    );
  });
});
