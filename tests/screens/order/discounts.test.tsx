import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { aLine } from '../../support/data/an-order';
import { storedOrder } from '../../support/data/stored-order';
import { database, openScreen } from '../support/open-screen';
import { findRow, orderOf, panelOf, press, storeOrders, textOf, toggle } from '../support/orders';

const line = aLine({ preco_venda: 100, desconto: 5, quantity: 1 });
const plain = aLine({ ...{ CD_PRODUTO: '1006', DESCRICAO: 'CÂMARA DE AR' }, preco_venda: 12.5 });
const order = orderOf({
  ...{ itens: [line, plain], total: 120 },
  desconto: { ate: 5, motivo: 'fechamento do mês' },
});
const stored = async () => (await database.stored(paths.order(12))) as Order;
const field = (label: string) => screen.getByLabelText(label);

function type(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
}

async function openDetails(who: 'customer' | 'seller' | 'admin', path: string, changes = {}) {
  await storeOrders({ ...order, ...changes });
  await openScreen(who, path);
  await findRow(12);
  toggle(12);
  return panelOf(12);
}

describe('decision 122: an order with discounts', () => {
  it('shows list price, percent, reason and alert to staff', async () => {
    const panel = await openDetails('admin', '/pedidos');
    expect(textOf(panel)).toMatch(/R\$ 95\.00tabela R\$ 100\.00, −5 %/);
    expect(textOf(panel)).toContain('Com desconto: 1 item, até 5 %. Motivo: fechamento do mês');
  });

  it('keeps the reason beside the lines once it is approved', async () => {
    const panel = await openDetails('admin', '/pedidos?status=Aprovado', { status: 'Aprovado' });
    expect(textOf(panel)).toContain('DescontoAté 5 %: fechamento do mês');
    expect(textOf(panel)).not.toContain('Com desconto');
  });

  it('says nothing of it to its customer, who asks staff for a change', async () => {
    const change = { campo: 'itens', de: '', por: { uid: 'seller' }, em: 1_772_700_000_000 };
    const para = 'desconto de 1034: 0 % para 5 %; saiu 1007: 3; motivo do desconto';
    await storeOrders(order);
    await database.storeAll(
      storedOrder({
        ...order,
        mudanca: 'c1',
        historico: { c1: { ...change, campo: 'itens', para } },
      }),
    );
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    toggle(12);
    const panel = await panelOf(12);
    await screen.findByText(/O representante alterou o orçamento: saiu 1007: 3\./);
    expect(textOf(panel)).not.toMatch(/R\$|desconto|tabela|fechamento|5 %/i);
    expect(
      screen.getByText(
        'Este orçamento tem um desconto combinado. Peça a mudança ao seu representante.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Alterar orçamento/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Retirar orçamento 12' })).toBeEnabled();
  });

  it('is changed by a seller within the limit, or with the reason within what was agreed', async () => {
    const panel = await openDetails('seller', '/pedidosvendedor');
    fireEvent.click(await screen.findByRole('button', { name: 'Alterar orçamento 12' }));
    press('Desconto');
    type('Desconto de 1006 em %', '4');
    expect(textOf(panel)).toContain('Total R$ 119.00');
    type('Desconto de 1006 em %', '6');
    await waitFor(() =>
      expect(field('Desconto de 1006 em %')).toHaveAccessibleDescription(/seu limite é 5\s%/),
    );
    expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
    await act(() => database.store(`${paths.user('seller')}/desconto`, 10));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeEnabled(),
    );
    type('Desconto em todos os itens', '8');
    press('Aplicar');
    type('Motivo do desconto', '');
    expect(field('Motivo do desconto')).toHaveAccessibleDescription(
      'Escreva o motivo do desconto.',
    );
    type('Motivo do desconto', 'campanha');
    press('Salvar alterações');
    await screen.findByText('Orçamento 12 alterado.');
    expect(await stored()).toMatchObject({
      total: 115,
      desconto: { ate: 8, motivo: 'campanha' },
      itens: [{ desconto: 8 }, { desconto: 8 }],
    });
    await screen.findByText(/motivo do desconto/);
  });
});
