import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { customerEntryOf } from '../../../domain/people/customer-entry';
import { paths } from '../../../domain/paths';
import { people } from '../../support/data/people';
import { aLine, keepCart, keptCart, widenWindow } from '../support/browser';
import { database, openScreen } from '../support/open-screen';

const field = () => screen.getByRole('combobox', { name: 'Orçamento para' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const entry = customerEntryOf(people.customer2);
const renamed = { ...entry, razaosocial: 'CUSTOMER2 E NORTE LTDA' };

async function openCart() {
  widenWindow();
  keepCart(aLine());
  await openScreen('seller', '/carrinho');
  await screen.findByRole('list', { name: 'Itens do orçamento' });
}

async function pickCustomer2() {
  fireEvent.mouseDown(field());
  fireEvent.change(field(), { target: { value: 'customer2' } });
  fireEvent.click(await screen.findByText('Cód. 2 · 12.345.678/0001-95 · SÃO PAULO/SP'));
}

/** antd ignores a press that coincides with the end of the previous one. */
const pickOneself = () =>
  waitFor(() => {
    fireEvent.mouseDown(field());
    fireEvent.click(screen.getByText('Vendas seller (você)', { selector: '[class*=option] *' }));
  });

describe('decision 67: the customer of a cart', () => {
  it('is the seller’s own at first, then a customer’s by search, and back', async () => {
    await openCart();
    expect(field()).toHaveAccessibleDescription(/^Vendas seller \(você\)/);
    await pickCustomer2();
    expect(field()).toHaveAccessibleDescription(/^CUSTOMER2 LTDA/);
    act(() => field().focus());
    // The text that antd's live region announces.
    await screen.findByText('CUSTOMER2 LTDA', { selector: '[aria-live]' });
    act(() => field().blur());
    expect(keptCart()).toEqual({});
    expect(
      screen.getByText('Levar o item do seu orçamento para o de CUSTOMER2 LTDA?'),
    ).toBeVisible();
    press('Deixar como está');
    expect(screen.queryByText(/^Levar/)).toBeNull();
    await pickOneself();
    expect(field()).toHaveAccessibleDescription(/^Vendas seller \(você\)/);
    expect(keptCart()).toEqual({ 1006: 2 });
    press('PEDIR ORÇAMENTO');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /Por favor, selecione seu representante\.Este orçamento está em seu próprio nome/,
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));

    await pickCustomer2();
    press('Levar');
    expect(keptCart()).toEqual({ 1006: 2 });
    await waitFor(() => {
      fireEvent.mouseDown(field());
      expect(screen.getByText('1 item no orçamento')).toBeVisible();
    });
    expect(field()).toHaveAccessibleDescription(/^CUSTOMER2 LTDA/);
  });

  it('offers first whom a cart waits for on another device, with its lines', async () => {
    const itens = [aLine(), { ...aLine(), CD_PRODUTO: '8888' }];
    await database.store(paths.cart('seller', 'customer2'), { versao: 1, escritas: 'a', itens });
    localStorage.setItem(
      'shopping_for_seller',
      JSON.stringify({ active: null, recent: [{ uid: 'customer', nome: 'CICLO' }] }),
    );
    await openCart();
    fireEvent.mouseDown(field());
    const waiting = await screen.findByText('2 itens no orçamento');
    const options = [...document.querySelectorAll('.ant-select-item-option')].map(
      ({ textContent }) => textContent,
    );
    expect(options).toEqual([
      'Vendas seller (você)1 item no orçamento',
      'CUSTOMER2 LTDA2 itens no orçamento',
      'CICLO',
    ]);
    fireEvent.click(waiting);
    await waitFor(() => expect(keptCart()).toEqual({ 1006: 2, 8888: 2 }));
    expect(field()).toHaveAccessibleDescription(/^CUSTOMER2 LTDA/);
  });

  it('is offered the lines of quick order that were typed for it, and no other cart is', async () => {
    await openCart();
    const open = () => fireEvent.click(screen.getByRole('button', { name: /^Pedido rápido/ }));
    const waiting = () => screen.getByRole('button', { name: /^Pedido rápido/ }).textContent;
    await pickCustomer2();
    open();
    const code = await screen.findByLabelText('Código ou nome');
    fireEvent.change(code, { target: { value: '8888' } });
    fireEvent.keyDown(code, { key: 'Enter' });
    const quantity = screen.getByLabelText('Quantidade');
    fireEvent.change(quantity, { target: { value: '7' } });
    fireEvent.keyDown(quantity, { key: 'Enter' });
    await waitFor(() => expect(waiting()).toMatch(/\(1\)/));
    fireEvent.change(code, { target: { value: '1001' } });
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));

    act(() => field().focus());
    await pickOneself();
    expect(waiting()).toBe('Pedido rápido');
    open();
    expect(await screen.findByLabelText('Código ou nome')).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await pickCustomer2();
    expect(waiting()).toMatch(/\(1\)/);
  });

  it('follows changes of the customer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openCart();
    await pickCustomer2();
    await act(() => database.store('clientes/customer2', renamed));
    await screen.findByText('Este cliente se chamava CUSTOMER2 LTDA.');
    expect(field()).toHaveAccessibleDescription(/^CUSTOMER2 E NORTE LTDA/);

    await act(() => database.store('clientes/customer2', null));
    expect(await screen.findByText(/não está mais entre os clientes aprovados/)).toBeVisible();

    await act(() => database.store('clientes/customer2', 'damaged'));
    await screen.findByText(/Os dados do cliente não puderam ser carregados/);
    await act(() => database.store('clientes/customer2', entry));
    press('Tentar de novo');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^CUSTOMER2 LTDA\s*$/));
  });

  it('is the one of the order', async () => {
    widenWindow();
    await openScreen('seller', '/produtos');
    const add = await screen.findByRole('button', { name: 'Adicionar CÂMARA DE AR' });
    await pickCustomer2();
    fireEvent.click(add);
    const representative = await screen.findByLabelText('Representante');
    await waitFor(() => expect(representative).toHaveAccessibleDescription('Vendas seller'));
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4')).toMatchObject({
      cliente: { uid: 'customer2' },
      idvendedor: 'seller',
    });
  });
});

describe("§2 /carrinho 'Mover para outro cliente'", () => {
  it('takes two presses and a search, adds up, and can be taken back', async () => {
    const stored = { versao: 1, escritas: 'x', itens: [aLine({ quantity: 3 })] };
    await database.store('carrinhos/seller/customer2', stored);
    await openCart();
    press('Mover para outro cliente');
    // The field is replaced when the dialog has opened.
    const target = () => screen.getByRole('combobox', { name: 'Orçamento que recebe os itens' });
    await waitFor(() => expect(target()).toHaveAttribute('aria-expanded', 'true'));
    fireEvent.change(target(), { target: { value: 'customer2' } });
    fireEvent.click(await screen.findByText('Cód. 2 · 12.345.678/0001-95 · SÃO PAULO/SP'));
    await screen.findByText('1 item movido para o orçamento de CUSTOMER2 LTDA.');
    expect(field()).toHaveAccessibleDescription(/^CUSTOMER2 LTDA/);
    expect(keptCart()).toEqual({ 1006: 5 });
    const placeOf = (whose: string) =>
      database.stored(`carrinhos/seller/${whose}/itens/0/quantity`);
    await waitFor(async () => expect(await placeOf('customer2')).toBe(5));
    await waitFor(async () => expect(await placeOf('seller')).toBeNull());

    press('Desfazer: 1 item movido para o orçamento de CUSTOMER2 LTDA.');
    await screen.findByText('Desfeito.');
    expect(field()).toHaveAccessibleDescription(/^Vendas seller/);
    expect(keptCart()).toEqual({ 1006: 2 });
    await waitFor(async () => expect(await placeOf('customer2')).toBe(3));
    await waitFor(async () => expect(await placeOf('seller')).toBe(2));
  });
});
