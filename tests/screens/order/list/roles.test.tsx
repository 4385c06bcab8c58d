import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { people } from '../../../support/data/people';
import { chooseOption, openSelect, shown } from '../../../support/select';
import { database, openScreen } from '../../support/open-screen';
import {
  dayOfOrders,
  findRow,
  itIs,
  orderOf,
  panelOf,
  press,
  rowNames,
  storeOrders,
  textOf,
  toggle,
} from '../../support/orders';

const statuses = () => [...openSelect(screen.getByLabelText('Status')).keys()];
const itemRows = () =>
  within(screen.getByRole('table', { name: 'Itens' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf));

describe('§2 /pedidoscliente', () => {
  it('has no price and no button that changes anything; an order’s lines are ordered again', async () => {
    itIs(dayOfOrders);
    await storeOrders(
      orderOf(),
      orderOf({ numerodopedido: 13, status: 'Excluido' }),
      orderOf({ numerodopedido: 14, cliente: { ...people.customer2 } }),
    );
    await openScreen('customer', '/pedidoscliente');
    const row = await findRow(12);
    expect(rowNames()).toEqual(['Pedido 12']);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    toggle(12);
    await panelOf(12);
    const main = screen.getByRole('main');
    const call = await screen.findByRole('link', { name: /, ligar para Vendas seller$/ });
    expect(call).toHaveAccessibleName('(11) 98765-4321, ligar para Vendas seller');
    expect(call).toHaveAttribute('href', 'tel:+5511987654321');
    const chat = screen.getByRole('link', { name: 'WhatsApp de Vendas seller, abre outra aba' });
    expect(chat).toHaveAttribute('href', 'https://wa.me/5511987654321');
    // The staff's 'vendedor' is the customer's representative, in the row and in the details.
    expect(within(main).getAllByText(/^Representante\b/)).toHaveLength(2);
    expect(within(main).queryByText(/^Vendedor/)).toBeNull();
    expect(itemRows()).toEqual([
      ['Código', 'Nome', 'Quantidade'],
      ['1034', 'PNEU 29X2.10 VERCELLI', '2'],
    ]);
    expect(main.innerHTML).not.toMatch(/R\$|179|89[.,]9/);
    expect(
      within(main)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Imprimir vários',
      'Filtros',
      'Limpar filtros',
      '',
      'Itens (1)',
      'Pedir de novo',
      'Compartilhar PDF',
      'Imprimir',
      'Copiar texto',
      'Alterar orçamento',
      'Retirar orçamento',
      'Código',
      'Nome',
    ]);
    const message = screen.getByRole('link', { name: /^Enviar por WhatsApp o pedido 12/ });
    expect(decodeURIComponent(message.getAttribute('href') ?? '')).toContain(
      '1 item: http://localhost:3000/pedidosvendedor?',
    );
    expect(message).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/5511987654321/),
    );

    row.getByRole('button', { name: 'Pedir de novo o pedido 12' }).click();
    const drawer = within(await screen.findByRole('dialog', { name: /Pedido 12/ }));
    await drawer.findByText(/PNEU 29X2\.10 VERCELLI/);
    press(/^Fechar/);

    // Decision 20: pending and approved orders first, deleted ones after them.
    expect(statuses()).toEqual(['Pendentes', 'Aprovados', 'Excluídos']);
    chooseOption('Excluídos');
    await findRow(13);
    expect(rowNames()).toEqual(['Pedido 13']);
  });

  it('shows why an order was returned, without names', async () => {
    const por = { uid: 'helena', nome: 'Helena Prado' };
    const change = { campo: 'status', de: 'Aprovado', para: 'Pendente', em: 1, por } as const;
    await storeOrders(orderOf({ historico: { a: { ...change, motivo: 'Sem estoque' } } }));
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    toggle(12);
    const panel = await panelOf(12);
    expect(panel).toHaveTextContent('Voltou à análiseSem estoque');
    expect(panel).toHaveTextContent('A distribuidora mudou o status');
    expect(document.body).not.toHaveTextContent('Helena');
  });

  it('shows no number of a representative without one, or no longer approved', async () => {
    const change = { analise: { seller: false, pendingSeller: true }, celular: { seller2: null } };
    for (const [field, values] of Object.entries(change))
      for (const [uid, value] of Object.entries(values))
        await database.store(`usuarios/${uid}/${field}`, value);
    const representatives = ['seller', 'seller2', 'pendingSeller', 'pendingSeller'];
    await storeOrders(
      ...representatives.map((idvendedor, at) =>
        orderOf({ numerodopedido: 12 + at, idvendedor, vendedor: `Vendas ${idvendedor}` }),
      ),
    );
    await database.storeAll({ 'pedidos/14/idvendedor': 'a.b', 'cabecalhos/14/idvendedor': 'a.b' });
    await openScreen('customer', '/pedidoscliente');
    for (const number of [12, 13, 14, 15]) {
      await findRow(number);
      toggle(number);
      await panelOf(number);
    }
    // The answer for the last seller comes after the others.
    await screen.findByRole('link', { name: /ligar para Vendas pendingSeller$/ });
    expect(screen.getAllByRole('link', { name: /ligar para Vendas/ })).toHaveLength(1);
    // Their place is not empty.
    expect(await screen.findAllByText('Fale com a distribuidora')).toHaveLength(3);
  });

  it('leads to the products if there are no orders', async () => {
    await openScreen('customer2', '/pedidoscliente');
    await screen.findByText('Não temos pedidos para lhe mostrar.');
    expect(screen.getByRole('link', { name: 'Clique aqui' })).toHaveAttribute('href', '/produtos');
  });
});

describe('§2 /pedidosvendedor', () => {
  it('moves, deletes and copies, but does not hand on; reorders only the seller’s own orders', async () => {
    itIs(dayOfOrders);
    await storeOrders(
      orderOf(),
      orderOf({ numerodopedido: 13, cliente: people.seller }),
      orderOf({ numerodopedido: 14, vendedor: 'Outro', idvendedor: 'seller2' }),
    );
    await openScreen('seller', '/pedidosvendedor');
    const row = await findRow(12);
    expect(rowNames()).toEqual(['Pedido 13', 'Pedido 12']);
    await screen.findByText('Pendentes · 2 pedidos', shown);
    for (const name of [/Aprovar pedido 12/, 'Excluir pedido 12', 'Imprimir pedido 12']) {
      expect(row.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    expect(screen.queryByLabelText(/Trocar vendedor/)).toBeNull();

    toggle(12);
    await panelOf(12);
    // §9: prices with 2 decimals, stock without.
    const [head, line] = itemRows();
    expect(head).toEqual(['Código', 'Nome', 'Preço unitário', 'Quantidade', 'Estoque', 'Total']);
    expect(line?.[2]).toBe('R$ 89.90');
    expect(line?.[4]).toMatch(/^(No pedido: )?41$/);
    expect(line?.[5]).toBe('R$ 179.80');
    expect(screen.queryByRole('button', { name: /Pedir de novo/ })).toBeNull();
    toggle(12);
    toggle(13);
    await panelOf(13);
    expect(screen.getByRole('button', { name: 'Pedir de novo o pedido 13' })).toBeInTheDocument();
  });

  it('says that there are none, in each status', async () => {
    await storeOrders();
    await openScreen('seller', '/pedidosvendedor');
    await screen.findByText('Não temos pedidos Pendentes para lhe mostrar.');
    for (const status of ['Pendentes', 'Aprovados', 'Excluídos']) {
      expect(statuses()).toEqual(['Pendentes', 'Aprovados', 'Excluídos', 'Todos']);
      chooseOption(status);
      await screen.findByText(`Não temos pedidos ${status} para lhe mostrar.`);
    }
  });
});
