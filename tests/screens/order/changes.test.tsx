import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Order, OrderChange } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { storedOrder } from '../../support/data/stored-order';
import { aLine } from '../../support/data/an-order';
import { statusAct } from '../../../domain/outbox/act';
import { people } from '../../support/data/people';
import { locksForTests } from '../../support/dom/locks';
import { chooseOption, openOptions } from '../../support/select';
import { findConnection, loseConnection } from '../support/connection';
import { keep, keptOf } from '../support/outbox';
import { HttpStatus } from '../support/servers/endpoints';
import { database, endpoints, openScreen } from '../support/open-screen';
import {
  dayOfOrders,
  findRow,
  itIs,
  orderOf,
  press,
  sim,
  storeOrders,
  textOf,
} from '../support/orders';

const { quantity: _quantity, ...product } = aLine();
const status = (number = 12) => database.stored(`pedidos/${number}/status`);
const lastChange = async (number = 12) => {
  const { mudanca = '', historico = {} } = (await database.stored(paths.order(number))) as Order;
  return historico[mudanca];
};
const dialog = (name?: string) => screen.findByRole('dialog', name === undefined ? {} : { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Not `disabled`, because the pressed button must keep the focus. */
const expectOff = (name: string | RegExp) =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

describe('§8 Confirmation dialogs', () => {
  it('approve a pending order after SIM only, without asking for a reason', async () => {
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await findRow(12);
    press(/^Pendente: Aprovar/);
    expect(await dialog('Aprovar pedido?')).toHaveTextContent(
      'Realmente deseja aprovar o pedido 12?CICLO ANTUNES LTDA1 item · R$ 179.80',
    );
    expect(screen.queryByText('Isto não pode ser desfeito.')).toBeNull();
    expect(screen.queryByLabelText('Motivo (opcional)')).toBeNull();
    press('NÃO APROVAR');
    await closed();
    expect(await status()).toBe('Pendente');
    press(/^Pendente: Aprovar/);
    await dialog('Aprovar pedido?');
    await sim();
    await screen.findByText('Pedido 12 aprovado.');
    expect(await status()).toBe('Aprovado');
    expect(await lastChange()).toMatchObject({ de: 'Pendente', para: 'Aprovado' });
    await waitFor(async () => expect(await keptOf('admin')).toEqual([]));
    // Decision 97: the server finds the move itself.
    expect(endpoints.asked.filter(({ path }) => path.startsWith('/send-email'))).toEqual([]);
  });

  it('return and delete an approved one; decision 19: with a reason, before the buttons', async () => {
    await storeOrders(
      orderOf({ status: 'Aprovado' }),
      orderOf({ numerodopedido: 13, status: 'Aprovado' }),
    );
    await openScreen('admin', '/pedidos?status=Aprovado');
    await findRow(12);
    for (const [number, button, title, message, no, told, now] of [
      [
        12,
        /^Aprovado: .* pedido 12/,
        'Analisar pedido?',
        'Realmente deseja voltar à análise o pedido 12?',
        'NÃO',
        'Pedido 12 voltou à análise.',
        'Pendente',
      ],
      [
        13,
        'Excluir pedido 13',
        'excluir pedido?',
        /Realmente deseja excluir o pedido 13\?.*Isto não pode ser desfeito\./,
        'NÃO EXCLUIR',
        'Pedido 13 excluído.',
        'Excluido',
      ],
    ] as const) {
      press(button);
      expect(await dialog(title)).toHaveTextContent(message);
      press(no);
      await closed();
      expect(await status(number)).toBe('Aprovado');

      press(button);
      const reason = within(await dialog(title)).getByLabelText('Motivo (opcional)');
      expect(reason).toHaveAccessibleDescription('O cliente lê este motivo.');
      expect(reason.compareDocumentPosition(screen.getByRole('button', { name: 'SIM' }))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      fireEvent.change(reason, { target: { value: 'Sem \u202eestoque\0' } });
      expect(reason).toHaveValue('Sem estoque');
      await sim();
      await screen.findByText(told);
      expect(await status(number)).toBe(now);
      expect(await lastChange(number)).toMatchObject({ para: now, motivo: 'Sem estoque' });
      await closed();
    }
  });

  it('change the seller; the dropdown offers every other one', async () => {
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await findRow(12);
    await waitFor(() =>
      expect(screen.getByLabelText('Trocar vendedor do pedido 12')).not.toBeDisabled(),
    );
    press('Trocar vendedor do pedido 12');
    await waitFor(() =>
      expect(openOptions().get(people.seller.nome)).toHaveAttribute('aria-disabled', 'true'),
    );
    chooseOption(people.seller.nome);
    expect(screen.queryByRole('dialog')).toBeNull();
    chooseOption(people.seller2.nome);
    const question = await dialog('Alterar o Vendedor?');
    expect(question).toHaveTextContent('Realmente deseja alterar o vendedor do pedido 12?');
    expect(question).toHaveTextContent('Novo vendedor: Vendas seller2');
    expect(within(question).getByRole('button', { name: 'NÃO Alterar' })).toBeInTheDocument();
    expect(await database.stored('pedidos/12/idvendedor')).toBe('seller');
    await sim();
    await screen.findByText('Pedido 12 passou para Vendas seller2.');
    expect(await database.stored('pedidos/12/idvendedor')).toBe('seller2');
  });
});

describe('decision 45: another person was faster', () => {
  it('shows who, when and why; decision 63: the reason is kept for the next try', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const order = orderOf({ status: 'Aprovado' });
    await storeOrders(order);
    await openScreen('admin', '/pedidos?status=Aprovado');
    await findRow(12);
    press('Excluir pedido 12');
    const reason = within(await dialog()).getByLabelText('Motivo (opcional)');
    fireEvent.change(reason, { target: { value: 'Sem estoque' } });
    // The seller returns and approves the order meanwhile.
    const em = Date.UTC(2026, 2, 5, 13, 30, 0);
    const change: OrderChange = {
      campo: 'status',
      de: 'Pendente',
      para: 'Aprovado',
      motivo: 'Chegou',
      por: { uid: 'seller2' },
      em,
    };
    await database.storeAll({
      [paths.author('seller2')]: 'Rafael Moreira',
      ...storedOrder({ ...order, mudanca: 'a', historico: { a: change } }),
    });
    await sim();
    await screen.findByText(
      'Rafael Moreira já passou o pedido 12 de Pendente para Aprovado em 05/03/2026 às 10:30. Motivo: “Chegou”. Nada foi alterado; confira a lista e tente de novo se ainda for preciso.',
    );
    expect(screen.getByText('Motivo que você escreveu: Sem estoque')).toBeInTheDocument();
    expect(await status()).toBe('Aprovado');
    await closed();
    press('Excluir pedido 12');
    expect(within(await dialog()).getByLabelText('Motivo (opcional)')).toHaveValue('Sem estoque');
    press('NÃO EXCLUIR');
    press('Entendi');
    await waitFor(() => expect(screen.queryByText(/já passou o pedido 12/)).toBeNull());
  });
});

describe('decision 45: while a change waits for the connection', () => {
  it('its row shows and cancels it; the others continue; it happens once with the connection', async () => {
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13 }));
    await openScreen('admin', '/pedidos');
    const row = await findRow(12);
    await loseConnection();
    press('Pendente: Aprovar pedido 12');
    await dialog();
    await sim();
    await row.findByText('Aprovação aguardando conexão');
    expect(row.queryByRole('button', { name: /Aprovar pedido 12/ })).toBeNull();
    expectOff('Excluir pedido 12');
    await closed();
    press('Excluir pedido 12');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /Aprovar pedido 13/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    press('Cancelar Aprovação (pedido 12)');
    await row.findByRole('button', { name: /Aprovar pedido 12/ });

    press('Pendente: Aprovar pedido 13');
    await dialog();
    await sim();
    await screen.findByText('Aprovação aguardando conexão');
    expect(await status(13)).toBe('Pendente');
    await findConnection();
    await screen.findByText('Pedido 13 aprovado.');
    expect([await status(12), await status(13)]).toEqual(['Pendente', 'Aprovado']);
  });

  it('§2 /pedidos: while it is written its buttons wait', async () => {
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await findRow(12);
    // Another tab of this browser is sending.
    vi.spyOn(navigator.locks, 'request').mockReturnValue(new Promise(() => undefined));
    press('Pendente: Aprovar pedido 12');
    await dialog();
    await sim();
    await closed();
    await waitFor(() => expectOff(/Aprovar pedido 12/));
    expectOff('Excluir pedido 12');
    press('Excluir pedido 12');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('one cut while it was sent may have been done: it can’t be cancelled, and happens once', async () => {
    const order = orderOf();
    await storeOrders(order);
    const act = statusAct(order, 'aprovar', { id: 'a', pedidoem: 1 });
    await keep('admin', { act, enviado: true });
    // Another tab of this browser holds the lock until the connection is lost.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const locks = locksForTests();
    vi.spyOn(navigator.locks, 'request').mockImplementation(
      async (name: string, options: unknown, work?: unknown) => {
        await held;
        return locks.request(name, options as LockOptions, work as () => Promise<unknown>);
      },
    );
    await openScreen('admin', '/pedidos');
    const row = await findRow(12);
    await waitFor(() => expectOff(/Aprovar pedido 12/));
    await loseConnection();
    release();
    await row.findByText('Aprovação aguardando conexão');
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
    await findConnection();
    await screen.findByText('Pedido 12 aprovado.');
    expect(Object.keys((await database.stored('pedidos/12/historico')) as object)).toHaveLength(1);
  });

  it('says which changes could not be kept until then', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await storeOrders(orderOf());
    await openScreen('admin', '/pedidos');
    await findRow(12);
    await loseConnection();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press('Pendente: Aprovar pedido 12');
    await dialog();
    await sim();
    await screen.findByText(/^O pedido 12 não foi aprovado e não pôde ser guardado/);
  });
});

describe('the approval dialog compares with the product table (decisions 12 and 70)', () => {
  const approve = async (number: number) => {
    press(`Pendente: Aprovar pedido ${number}`);
    return dialog();
  };
  const leave = async () => {
    press('NÃO APROVAR');
    await closed();
  };

  it('while the dialog is open: the differences, missing stock, today’s sum', async () => {
    itIs(dayOfOrders);
    const lines = Array.from({ length: 7 }, (_, at) => aLine({ CD_PRODUTO: `gone ${at}` }));
    await storeOrders(
      orderOf(),
      orderOf({ numerodopedido: 13, itens: [aLine({ CD_PRODUTO: 'renamed' })] }),
      orderOf({ numerodopedido: 14, itens: [aLine({ CD_PRODUTO: 'dearer' })] }),
      orderOf({ numerodopedido: 15, itens: lines, total: 7 * 179.8 }),
      orderOf({ numerodopedido: 16, total: 100 }),
    );
    const answers: ((products: unknown[]) => void)[] = [];
    endpoints.replace('/produtos', () => new Promise((resolve) => answers.push(resolve)));
    await openScreen('admin', '/pedidos');
    await findRow(12);
    const first = await approve(12);
    expect(first).toHaveTextContent('Conferindo os itens com a tabela de produtos…');
    // Nobody may approve before the warnings appear, and their place is reserved.
    expectOff('SIM');
    press('SIM');
    expect(first).toBeInTheDocument();
    expect(within(first).getByRole('group', { name: 'Conferência' })).toHaveAttribute('tabindex');
    const table = [
      product,
      { ...product, CD_PRODUTO: 'renamed', DESCRICAO: 'CAMARA ARO 29' },
      { ...product, CD_PRODUTO: 'dearer', preco_venda: 95, estoque_saldo: 1 },
    ];
    endpoints.replace('/produtos', () => table);
    answers.forEach((answer) => answer(table));
    await within(first).findByText('Códigos, nomes e preços iguais aos da tabela de hoje.');
    expect(first).not.toHaveTextContent('não foram comparados');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'SIM' })).not.toHaveAttribute('aria-disabled'),
    );
    await leave();

    // Its row knows that there are no warnings.
    const again = await approve(12);
    await within(again).findByText('Códigos, nomes e preços iguais aos da tabela de hoje.');
    expect(within(again).getByRole('group')).not.toHaveAttribute('tabindex');
    await leave();

    const renamed = await approve(13);
    await within(renamed).findByText(/^1 item difere da tabela de hoje/);
    expect(renamed).toHaveTextContent('1 item difere da tabela de hoje (nome em 1).');
    expect(renamed).not.toHaveTextContent('Conferência de');
    await leave();

    const dearer = await approve(14);
    await within(dearer).findByText(/Pede 2, há 1/);
    expect(textOf(dearer)).toContain(
      '1 item difere da tabela de hoje (preço em 1). 1 item acima do estoque de hoje.' +
        'dearer PNEU 29X2.10 VERCELLIR$ 89.90 no pedido, R$ 95.00 hoje · Pede 2, há 1' +
        'Pelos preços de hoje: R$ 190.00 (R$ 10.20 a mais).',
    );
    await leave();

    const many = await approve(15);
    await within(many).findAllByText('Fora da tabela de hoje');
    expect(textOf(many)).toContain('7 itens diferem da tabela de hoje (fora da tabela em 7).');
    expect(within(many).getAllByText('Fora da tabela de hoje')).toHaveLength(5);
    expect(textOf(many)).toContain('E mais 2 itens, nos detalhes do pedido.');
    expect(textOf(many)).not.toContain('Pelos preços de hoje');
    await leave();

    expect(textOf(await approve(16))).toContain(
      'O total do pedido não é a soma dos itens, que é R$ 179.80.',
    );
  });

  it('that its last day is over and nothing could be compared, and approves all the same', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    itIs('2026-03-13T12:00:00-03:00');
    await storeOrders(orderOf());
    endpoints.replace('/produtos', () => {
      throw new HttpStatus(400);
    });
    await openScreen('admin', '/pedidos');
    await findRow(12);
    const question = await approve(12);
    expect(textOf(question)).toMatch(
      /Realmente deseja aprovar o pedido 12\?.*Orçamento vencido: valia até 12\/03\/2026, venceu ontem\..*SIM.*NÃO APROVAR/,
    );
    await within(question).findByText(/os itens estão sem conferência/);
    await sim();
    await waitFor(async () => expect(await status()).toBe('Aprovado'));
  });
});
