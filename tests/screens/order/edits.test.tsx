import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { editOf } from '../../../domain/order/edit/edit';
import type { Order, OrderChange } from '../../../domain/order/order';
import { noSettings, storedSettings } from '../../../domain/order/quote/terms';
import { itemsAct, statusAct } from '../../../domain/outbox/act';
import { paths } from '../../../domain/paths';
import { aLine } from '../../support/data/an-order';
import { storedOrder } from '../../support/data/stored-order';
import { chooseOption, openSelect } from '../../support/select';
import { findConnection, loseConnection } from '../support/connection';
import { keep, keptOf } from '../support/outbox';
import { database, openScreen } from '../support/open-screen';
import {
  findRow,
  orderOf,
  panelOf,
  press,
  sim,
  storeOrders,
  textOf,
  toggle,
} from '../support/orders';

const tyre = aLine();
const inner = aLine({
  CD_PRODUTO: '1006',
  DESCRICAO: 'CÂMARA DE AR',
  preco_venda: 12.5,
  quantity: 10,
});
const order = orderOf({ itens: [tyre, inner], total: 304.8 });
const stored = async () => (await database.stored(paths.order(12))) as Order;
const quantityOf = (name: string) => screen.getByLabelText(`Quantidade de ${name}`);

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

async function beginEdit(who: 'customer' | 'seller' | 'admin', path: string) {
  await openScreen(who, path);
  await findRow(12);
  toggle(12);
  const panel = await panelOf(12);
  fireEvent.click(await screen.findByRole('button', { name: 'Alterar orçamento 12' }));
  return panel;
}

/** The same order after somebody else changed it. */
function changedBy(uid: string, para: string, more: Partial<Order> = {}): Record<string, unknown> {
  const change: OrderChange = {
    campo: 'itens',
    de: '',
    para,
    por: { uid },
    em: Date.UTC(2026, 2, 5, 13, 30),
  };
  return storedOrder({
    ...order,
    ...more,
    mudanca: 'c1',
    alterado: change.em,
    historico: { c1: change },
  });
}

describe('decision 117: a pending quote is changed', () => {
  it('by its customer, without prices; and adds up again', async () => {
    await storeOrders(order);
    const panel = await beginEdit('customer', '/pedidoscliente');
    expect(screen.getByRole('form', { name: 'Alterar orçamento 12' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
    type(quantityOf('CÂMARA DE AR'), '12');
    press('Remover PNEU 29X2.10 VERCELLI');
    type(screen.getByLabelText('Adicionar produto'), 'aro 29');
    fireEvent.click(await screen.findByText(/^PNEU ARO 29 · Cód\. /));
    press('Observação de CÂMARA DE AR');
    type(screen.getByLabelText('Observação de CÂMARA DE AR'), 'com bico longo');
    type(screen.getByLabelText('Observação'), 'até sexta');
    expect(textOf(panel)).not.toMatch(/R\$|12[.,]5|89[.,]9/);

    // Closing the details keeps what was typed.
    toggle(12);
    await waitFor(() => expect(screen.queryByLabelText('Observação')).toBeNull());
    toggle(12);
    await panelOf(12);
    expect(quantityOf('CÂMARA DE AR')).toHaveValue('12');
    press('Salvar alterações');
    await screen.findByText('Orçamento 12 alterado.');
    expect(await screen.findByRole('button', { name: 'Alterar orçamento 12' })).toHaveFocus();
    const words =
      'quantidade de 1006: 10 para 12; observação de 1006; entrou 1001: 1; saiu 1034: 2; observação do orçamento';
    expect(await stored()).toMatchObject({
      status: 'Pendente',
      total: 239.9,
      linhas: 2,
      observacao: 'até sexta',
      itens: [
        { ...inner, quantity: 12, observacao: 'com bico longo', soma: 15_000 },
        { CD_PRODUTO: '1001', preco_venda: 89.9, quantity: 1, soma: 23_990 },
      ],
    });
    await screen.findByText(new RegExp(`Você alterou o orçamento: ${words}`));
    expect(await database.stored('resumopedidos/Pendente')).toEqual({
      quantidade: 1,
      centavos: 23_990,
    });
    expect(await database.stored('totalorcamento')).toBeCloseTo(239.9);
  });

  it('so that its seller sees it in row, details and history', async () => {
    await storeOrders(order);
    await database.storeAll(changedBy('customer', 'saiu 1034: 2'));
    await openScreen('seller', '/pedidosvendedor');
    const row = await findRow(12);
    await row.findByText(/alterado depois de enviado/);
    toggle(12);
    const panel = await panelOf(12);
    await expect
      .poll(() => textOf(panel))
      .toContain('O orçamento foi alterado depois de enviado, por último em');
    await expect
      .poll(() => textOf(panel))
      .toContain(`${order.cliente.nome} alterou o orçamento: saiu 1034: 2`);
    expect(await screen.findByRole('button', { name: 'Alterar orçamento 12' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  });

  it('by its seller with prices; dropped on request; not without lines, and not once decided', async () => {
    await storeOrders(order);
    const panel = await beginEdit('seller', '/pedidosvendedor');
    type(quantityOf('CÂMARA DE AR'), '0');
    expect(textOf(panel)).toContain('Total R$ 179.80');
    press('Remover PNEU 29X2.10 VERCELLI');
    await screen.findByText(/precisa de pelo menos um item/);
    expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
    press('Descartar');
    await within(panel).findByText('R$ 304.80');
    expect((await stored()).mudanca).toBeUndefined();
    expect(screen.getByText('Alterar orçamento')).toBeInTheDocument();
    await act(() => database.storeAll(storedOrder({ ...order, status: 'Aprovado' })));
    await waitFor(() => expect(screen.queryByText('Alterar orçamento')).toBeNull());
  });

  it('in the terms that the administrator asks for', async () => {
    await database.store(
      paths.terms,
      storedSettings({ ...noSettings, pede: { frete: 'pergunta' } }),
    );
    await storeOrders(order);
    await beginEdit('customer', '/pedidoscliente');
    openSelect(await screen.findByLabelText('Frete (opcional)'));
    chooseOption('FOB, por conta do destinatário');
    press('Salvar alterações');
    await screen.findByText('Orçamento 12 alterado.');
    const { condicoes, historico } = await stored();
    expect(condicoes).toEqual({ frete: '1' });
    const words = Object.values(historico ?? {}).map(({ para }) => para);
    expect(words).toEqual(['Frete: nada para FOB, por conta do destinatário']);
  });

  it('not after another person was faster: what was typed stays in sight', async () => {
    await storeOrders(order);
    await beginEdit('customer', '/pedidoscliente');
    type(quantityOf('CÂMARA DE AR'), '12');
    await act(() => database.storeAll(changedBy('seller', 'saiu 1034: 2')));
    await screen.findByText(
      /^Outra pessoa já alterou o pedido 12 em 05\/03\/2026 .*: saiu 1034: 2\. Nada/,
    );
    expect(quantityOf('CÂMARA DE AR')).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
    press('Ver como está agora');
    await waitFor(() => expect(quantityOf('CÂMARA DE AR')).toHaveValue('10'));
  });

  it('later, if there is no connection; once', async () => {
    await storeOrders(order);
    await beginEdit('customer', '/pedidoscliente');
    await loseConnection();
    type(quantityOf('CÂMARA DE AR'), '12');
    press('Salvar alterações');
    await screen.findByText('Alteração aguardando conexão');
    expect((await stored()).mudanca).toBeUndefined();
    await findConnection();
    await screen.findByText('Orçamento 12 alterado.');
    expect(Object.keys((await stored()).historico ?? {})).toHaveLength(1);
    await waitFor(async () => expect(await keptOf('customer')).toEqual([]));
  });

  it('if it is refused later, sentence, wish and way stay until they were read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await storeOrders(order);
    await database.storeAll(changedBy('seller', 'saiu 1034: 2'));
    const edit = { ...editOf(order), itens: [tyre] };
    const asked = itemsAct(order, edit, ['saiu 1006: 10'], { id: 'a', pedidoem: 1 });
    await keep('customer', { act: asked, enviado: false });
    await openScreen('customer', '/produtos');
    await screen.findByText(/^Outra pessoa já alterou o pedido 12 .*: saiu 1034: 2\. Nada foi/);
    expect(screen.getByText('O que você queria mudar: saiu 1006: 10.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Pedido 12' }));
    await panelOf(12);
    press('Entendi');
    await waitFor(async () => expect(await keptOf('customer')).toEqual([]));
  });

  it('so approving what changed meanwhile is refused with the change', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await storeOrders(order);
    await database.storeAll({
      ...changedBy('customer', 'saiu 1034: 2'),
      [paths.author('customer')]: order.cliente.nome,
    });
    await keep('seller', {
      act: statusAct(order, 'aprovar', { id: 'a', pedidoem: 1 }),
      enviado: false,
    });
    await openScreen('seller', '/pedidosvendedor');
    await screen.findByText(
      new RegExp(`^${order.cliente.nome} já alterou o pedido 12 .*: saiu 1034: 2`),
    );
    expect((await stored()).status).toBe('Pendente');
  });

  it('or taken back by its customer after SIM', async () => {
    await storeOrders(order);
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    toggle(12);
    await panelOf(12);
    press('Retirar orçamento 12');
    const question = await screen.findByRole('dialog', { name: 'Retirar orçamento?' });
    expect(question).toHaveTextContent(
      'Realmente deseja retirar o orçamento 12?Isto não pode ser desfeito.',
    );
    press('NÃO RETIRAR');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stored()).status).toBe('Pendente');
    press('Retirar orçamento 12');
    await sim();
    await screen.findByText('Orçamento 12 retirado.');
    const now = await stored();
    expect(now.status).toBe('Excluido');
    expect(now.historico?.[now.mudanca ?? '']).toMatchObject({ motivo: 'retirado pelo cliente' });
  });
});
