import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { QuoteAct } from '../../../domain/outbox/act';
import { aLine, keepCart, keptCart, tyre, widenWindow } from '../support/browser';
import { products } from '../support/catalogue';
import { database, endpoints, openScreen } from '../support/open-screen';
import { keep, keptOf } from '../support/outbox';

const name = 'CÂMARA DE AR';
const sentence = 'Vendido de 12 em 12 (caixa): 12 ou 24?';
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const questions = (words = sentence) => screen.queryAllByRole('group', { name: words });
const choose = (quantity: number, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name: `${quantity} de ${name}` }));
const representative = () => screen.getByLabelText('Representante');
const chooseSeller = async () => {
  fireEvent.mouseDown(representative());
  fireEvent.click(await screen.findByText('Vendas seller', { selector: '[class*=option] *' }));
};
const type = (field: HTMLElement, value: string) => {
  field.focus();
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

/** The tube is sold by the dozen. */
const sellBoxes = (pack: object = { unidade: 'caixa', multiplo: 12 }) => {
  endpoints.products = products.map((one) =>
    one.CD_PRODUTO === '1006' ? { ...one, estoque_saldo: 999, ...pack } : one,
  );
};
const line = (quantity: number) => aLine({ estoque_saldo: 999, quantity });

beforeEach(() => sellBoxes());

async function openCart(who: 'customer' | 'seller' = 'customer') {
  await openScreen(who, '/carrinho');
  await screen.findByRole('list', { name: 'Itens do orçamento' });
  await waitFor(() => expect(representative()).toHaveAccessibleDescription(/representante|Vendas/));
}

describe('§4 packs', () => {
  it('a card adds whole packs, and asks beside a typed quantity, as the panel does', async () => {
    widenWindow();
    // The panel asked for this product alone; the other one comes later.
    keepCart(tyre);
    await openScreen('customer', '/produtos');
    fireEvent.click(await screen.findByRole('button', { name: `Adicionar ${name}` }));
    expect(keptCart()).toEqual({ 1001: 1, 1006: 12 });
    expect(screen.getByText('Vendido de 12 em 12 (caixa)')).toBeVisible();
    expect(questions()).toEqual([]);

    const [inCard] = screen.getAllByRole('textbox', { name: `Quantidade de ${name}` });
    type(inCard ?? expect.fail('The card has no field'), '5');
    expect(keptCart()).toMatchObject({ 1006: 5 });
    await waitFor(() => expect(questions()).toHaveLength(2));
    press(`Aumentar quantidade de ${name}`);
    expect(keptCart()).toMatchObject({ 1006: 12 });
    expect(questions()).toEqual([]);
    press(`Aumentar quantidade de ${name}`);
    press(`Diminuir quantidade de ${name}`);
    expect(keptCart()).toMatchObject({ 1006: 12 });
    press(`Diminuir quantidade de ${name}`);
    expect(keptCart()).toEqual({ 1001: 1 });
  });

  it('a cart of another device is asked about before it is sent, and no line stores a pack', async () => {
    keepCart(tyre);
    await database.store('carrinhos/customer/customer', {
      ...{ versao: 4, escritas: 'a b', envio: 'earlier', itens: [line(5), tyre] },
    });
    await openCart();
    await waitFor(() => expect(questions()).toHaveLength(1));
    expect(screen.getByText('Só os com aviso (1)')).toBeVisible();
    await chooseSeller();
    press('PEDIR ORÇAMENTO');
    expect(await screen.findByText(/^Corrija as quantidades que não fecham/)).toBeVisible();
    const first = screen.getByRole('button', { name: `12 de ${name}` });
    await waitFor(() => expect(first).toHaveFocus());
    expect(await database.stored('numerodopedido')).toBe(3);
    choose(24);
    expect(keptCart()).toEqual({ 1006: 24, 1001: 1 });
    expect(screen.getByRole('textbox', { name: `Quantidade de ${name}` })).toHaveFocus();
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4/itens/0')).toEqual({
      ...{ ...line(24), linha: 0, soma: 30_000 },
    });
  });

  it('a pack that appears while the cart is open holds the quote back', async () => {
    sellBoxes({});
    keepCart(line(5));
    vi.useFakeTimers({ toFake: ['Date'] });
    await openCart();
    await chooseSeller();
    sellBoxes();
    vi.setSystemTime(Date.now() + 6 * 60_000);
    press('PEDIR ORÇAMENTO');
    expect(await screen.findByText(/^Corrija as quantidades que não fecham/)).toBeVisible();
    expect(questions()).toHaveLength(1);
    expect(await database.stored('numerodopedido')).toBe(3);
  });

  it('quick order corrects a pasted quantity with a click', async () => {
    await openScreen('customer', '/produtos');
    fireEvent.click(await screen.findByText('Pedido rápido'));
    const drawer = await screen.findByRole('dialog', { name: 'Pedido rápido' });
    const code = await within(drawer).findByLabelText('Código ou nome');
    fireEvent.paste(code, { clipboardData: { getData: () => '1006 10\n1001 5' } });
    await within(drawer).findByLabelText('Lista de códigos e quantidades');
    press('Conferir');
    await within(drawer).findByText('2 linhas lidas: 1 pronta, 1 a corrigir.');
    const [question] = questions();
    expect(question).toBeVisible();
    choose(24, question);
    expect(await within(drawer).findByText('Prontas (2)')).toBeVisible();
    expect(questions()).toEqual([]);
    fireEvent.click(within(drawer).getByRole('button', { name: /^Adicionar 2 itens/ }));
    expect(keptCart()).toEqual({ 1006: 24, 1001: 5 });
  });

  it('a saved list is asked about when it is put in, and when it is edited', async () => {
    const { estoque_saldo: _balance, ...past } = line(5);
    const list = { nome: 'Oficina', linhas: 1, em: 1, mudanca: 'first', anterior: '' };
    await database.storeAll({
      ...{ 'listas/customer/nomes/0': list, 'listas/customer/linhas/0': [past] },
    });
    await openScreen('customer', '/home');
    fireEvent.click(
      await screen.findByRole('button', { name: 'Colocar a lista Oficina no orçamento' }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Pedir de novo: Oficina' });
    await within(drawer).findByRole('group', { name: sentence });
    choose(12, drawer);
    expect(within(drawer).queryByRole('group', { name: sentence })).toBeNull();
    press('Adicionar 1 item ao orçamento');
    expect(keptCart()).toEqual({ 1006: 12 });

    fireEvent.click(await screen.findByRole('button', { name: 'Listas' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Editar a lista Oficina' }));
    const lists = screen.getByRole('dialog', { name: 'Listas' });
    await within(lists).findByRole('group', { name: sentence });
    choose(24, lists);
    press('Salvar alterações');
    await waitFor(async () =>
      expect(await database.stored('listas/customer/linhas/0/0/quantity')).toBe(24),
    );
  });
});

describe('decision 115: a quote that waited', () => {
  const quote = (minutes: number): QuoteAct => ({
    ...{ id: crypto.randomUUID(), pedidoem: Date.now() - minutes * 60_000, campo: 'orcamento' },
    orcamento: {
      ...{ itens: [line(5), tyre], words: { observacao: '', referencia: '' } },
      seller: { value: 'seller', label: 'Vendas seller' },
    },
  });

  it('is compared with today’s list, and names the lines to correct', async () => {
    await keep('customer', { act: quote(6), enviado: false });
    await openScreen('customer', '/home');
    const words = /não fecha mais a embalagem de CÂMARA DE AR\. Corrija no orçamento/;
    expect(await screen.findByText(words)).toBeVisible();
    expect(await keptOf('customer')).toMatchObject([
      { recusa: { motivo: 'embalagem', itens: [name] } },
    ]);
    expect(await database.stored('numerodopedido')).toBe(3);
  });

  it.each([
    ['is sent at once within five minutes', 4, () => undefined],
    [
      'is sent though the list does not answer',
      6,
      () => {
        vi.spyOn(console, 'error').mockReturnValue();
        endpoints.replace('/produtos', () => Promise.resolve('<html>'));
      },
    ],
    ['is sent if its products are sold by the piece', 6, () => sellBoxes({})],
  ])('%s', async (_, minutes, before) => {
    await openScreen('customer', '/obrigado');
    before();
    const { performAct } = await import('../../../src/providers/outbox/perform');
    const { people } = await import('../../support/data/people');
    const hears = { onClash: () => undefined, isKept: true };
    const asked = quote(minutes);
    expect(await performAct(asked, people.customer, hears)).toEqual({ numerodopedido: 4 });
    // Once stored, a repetition learns the number though the pack changed.
    sellBoxes();
    const again = { ...asked, pedidoem: asked.pedidoem - 6 * 60_000 };
    expect(await performAct(again, people.customer, hears)).toEqual({ numerodopedido: 4 });
  });
});

describe('§5 the minimum order', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_MINIMUM_ORDER', '200,50');
    return () => vi.stubEnv('VITE_MINIMUM_ORDER', undefined);
  });

  it('stops a customer without a word about money', async () => {
    keepCart(line(12));
    await openCart();
    await chooseSeller();
    press('PEDIR ORÇAMENTO');
    const words = await screen.findByText(/^O orçamento ainda não chegou ao pedido mínimo/);
    expect(words.closest('[role=alert]')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/R\$|200|50[.,]5/);
    expect(await database.stored('numerodopedido')).toBe(3);
    press(`Aumentar quantidade de ${name}`);
    await waitFor(() => expect(screen.queryByText(/pedido mínimo/)).toBeNull());
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
  });

  it('lets a seller send with a reason', async () => {
    keepCart(line(12));
    await openCart('seller');
    await chooseSeller();
    expect(screen.getByText('Faltam R$ 50.50 para o pedido mínimo.')).toBeVisible();
    press('PEDIR ORÇAMENTO');
    expect(await screen.findByText(/escreva o motivo na observação/)).toBeVisible();
    const opener = screen.getByRole('button', { name: 'Observação e número do cliente' });
    await waitFor(() => expect(opener).toHaveFocus());
    const note = screen.getByLabelText('Observação para este orçamento (opcional)');
    act(() => void fireEvent.change(note, { target: { value: 'Cliente novo' } }));
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4/observacao')).toBe('Cliente novo');
  });
});
