import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { aLine, aSellersOrder } from '../../support/data/an-order';
import { database, expectRefused, openScreen } from '../support/open-screen';
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

const panel = () => screen.queryByRole('region', { name: 'Detalhes do pedido 12' });
const itemRows = (of: HTMLElement) =>
  within(within(of).getByRole('table', { name: 'Itens' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf));

describe('§2 /pedidos: the detail panel', () => {
  it('opens by mouse and keyboard, with every field of the order and its items', async () => {
    itIs(dayOfOrders);
    const { cliente } = orderOf();
    const endereco = { ...cliente.endereco, complemento: 'LOJA 2' } as Order['cliente']['endereco'];
    await storeOrders(orderOf({ cliente: { ...cliente, ...(endereco && { endereco }) } }));
    await openScreen('admin', '/pedidos');
    const row = await findRow(12);

    fireEvent.click(row.getByText('05/03/2026'));
    const text = textOf(await panelOf(12));
    for (const part of [
      'Data05/03/2026',
      'Hora10:22Cliente',
      'ClienteCICLO ANTUNES LTDA',
      'CNPJ11.222.333/0001-81',
      'Número12',
      'StatusPendente',
      'EndereçoRUA DAS BICICLETAS, 10, LOJA 2, CENTRO',
      'SÃO PAULO - SP, CEP 01000-000',
      'ContatoCompras customer',
      'E-mailcustomer@bici.com.br',
      'Celular(11) 98765-4321',
      'Telefone(11) 3456-7890',
      'VendedorNomeVendas seller',
      'MMV Distribuidora · CNPJ 12.345.678/0001-95',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Soma dos itens');
    expect(itemRows(await panelOf(12))).toEqual([
      ['Código', 'Nome', 'Preço unitário', 'Quantidade', 'Estoque', 'Total'],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '2', expect.any(String), 'R$ 179.80'],
    ]);

    // Neither a button of the row nor a click on the panel closes it.
    fireEvent.click(row.getByRole('button', { name: 'Excluir pedido 12' }));
    fireEvent.click(await screen.findByRole('button', { name: 'NÃO EXCLUIR' }));
    fireEvent.click(within(panel() ?? document.body).getByText('Hora'));
    expect(panel()).toBeInTheDocument();
    fireEvent.click(row.getByText('05/03/2026'));
    expect(panel()).toBeNull();

    const button = row.getByRole('button', { name: 'Itens (1) pedido 12' });
    button.focus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard(' ');
    expect(panel()).toBeNull();
  });

  it('says that an order could not be read, and reads it again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expectRefused(/^pedidos\/12 by seller$/);
    const order = orderOf();
    await storeOrders(order);
    await database.store(`${paths.order(12)}/idvendedor`, 'seller2');
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    toggle(12);
    const failure = await screen.findByText(/^O pedido não pôde ser lido/);
    expect(failure).toBeVisible();
    expect(panel()).toBeNull();
    await database.store(paths.order(12), order);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(itemRows(await panelOf(12))).toHaveLength(2);
  });

  it('shows notes, wrong sums, and fields that a seller lacks', async () => {
    itIs(dayOfOrders);
    await storeOrders(
      orderOf({
        total: 100,
        observacao: 'Loja 2',
        itens: [aLine({ observacao: 'a preta' })],
      }),
      { ...aSellersOrder(), numerodopedido: 13 },
    );
    await openScreen('admin', '/pedidos');
    expect((await findRow(12)).getByText('Observação')).toBeInTheDocument();
    toggle(12);
    const first = textOf(await panelOf(12));
    expect(first).toContain('Soma dos itens: R$ 179.80');
    expect(first).toContain('ObservaçãoLoja 2');
    expect(first).toContain('Obs.: a preta');

    toggle(13);
    const second = await panelOf(13);
    expect(second).toHaveTextContent('ClienteLuciana TeixeiraNúmero');
    expect(second).not.toHaveTextContent('Endereço');
  });

  it('shows who did what, when and why, oldest first; names come from the staff’s own records', async () => {
    itIs(dayOfOrders);
    const at = (hour: number) => Date.UTC(2026, 2, 6, hour + 3);
    const helena = { uid: 'admin' };
    await storeOrders(
      orderOf({
        historico: {
          b: {
            campo: 'vendedor',
            de: 'Luciana',
            para: 'Rafael',
            por: { uid: 'admin', nome: 'Helena Prado' },
            em: at(11),
          },
          a: { campo: 'status', de: 'Pendente', para: 'Aprovado', por: helena, em: at(9) },
          c: {
            campo: 'status',
            de: 'Aprovado',
            para: 'Pendente',
            motivo: 'Falta',
            por: helena,
            em: at(12),
          },
          d: {
            campo: 'status',
            de: 'Pendente',
            para: 'Aprovado',
            por: { uid: 'seller' },
            em: at(13),
          },
          e: {
            campo: 'status',
            de: 'Aprovado',
            para: 'Pendente',
            motivo: 'Falta mais',
            por: { uid: 'gone' },
            em: at(14),
          },
        },
      }),
    );
    await database.storeAll({
      [paths.author('admin')]: 'Helena Prado',
    });
    await openScreen('admin', '/pedidos');
    await findRow(12);
    toggle(12);
    const details = within(await panelOf(12));
    const lines = () => details.getAllByRole('listitem').map((item) => item.textContent);
    // Each name arrives by itself.
    await expect
      .poll(lines)
      .toEqual([
        '05/03/2026 às 10:22: Compras customer enviou o pedido.',
        '06/03/2026 às 09:00: Helena Prado mudou o status de Pendente para Aprovado.',
        '06/03/2026 às 11:00: Helena Prado trocou o vendedor Luciana por Rafael.',
        '06/03/2026 às 12:00: Helena Prado mudou o status de Aprovado para Pendente.Motivo: Falta',
        '06/03/2026 às 13:00: Vendas seller mudou o status de Pendente para Aprovado.',
        '06/03/2026 às 14:00: A equipe mudou o status de Aprovado para Pendente.Motivo: Falta mais',
      ]);
    expect(textOf(await panelOf(12))).toContain('Voltou à análiseFalta mais');
  });
});
