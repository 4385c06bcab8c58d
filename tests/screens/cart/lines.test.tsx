import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { aLine, keepCart, keptCart, tyre, widenWindow } from '../support/browser';
import { database, openScreen } from '../support/open-screen';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name: `Quantidade de ${name}` });
const type = (name: string, value: string) => {
  field(name).focus();
  fireEvent.change(field(name), { target: { value } });
};
const leave = (name: string) => fireEvent.blur(field(name));
const pressEnter = (name: string) => fireEvent.keyDown(field(name), { key: 'Enter' });

async function openCart() {
  keepCart(aLine(), tyre);
  await openScreen('customer', '/carrinho');
  await screen.findByRole('list', { name: 'Itens do orçamento' });
}

describe('§4 Cart', () => {
  it('lowers, raises and removes a line, and offers to undo a removal', async () => {
    await openCart();
    for (const name of ['Diminuir', 'Aumentar']) {
      const button = screen.getByRole('button', { name: `${name} quantidade de CÂMARA DE AR` });
      // With the keyboard a person types the number instead.
      expect(button).toHaveAttribute('tabindex', '-1');
    }
    press('Aumentar quantidade de CÂMARA DE AR');
    press('Diminuir quantidade de PNEU ARO 29');
    expect(keptCart()).toEqual({ 1006: 3 });
    expect(screen.getByText('Removido: PNEU ARO 29').closest('[role=status]')).not.toBeNull();
    press('Desfazer');
    expect(keptCart()).toEqual({ 1006: 3, 1001: 1 });

    press('Remover CÂMARA DE AR');
    expect(keptCart()).toEqual({ 1001: 1 });
    press('Dispensar aviso');
    expect(screen.queryByText(/^Removido/)).toBeNull();
    expect(keptCart()).toEqual({ 1001: 1 });
  });

  it('is emptied at once, offered back, and leads to the products', async () => {
    await openCart();
    press('Esvaziar');
    expect(keptCart()).toEqual({});
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toHaveAttribute('href', '/produtos');
    expect(screen.getByText('2 itens removidos')).toBeVisible();
    press('Desfazer');
    expect(keptCart()).toEqual({ 1006: 2, 1001: 1 });
  });

  it('accepts a typed quantity at Enter or on leaving the field, and says why it refuses others', async () => {
    await openCart();
    type('CÂMARA DE AR', '24');
    expect(keptCart()).toMatchObject({ 1006: 2 });
    pressEnter('CÂMARA DE AR');
    expect(keptCart()).toMatchObject({ 1006: 24 });
    expect(field('PNEU ARO 29')).toHaveFocus();

    type('CÂMARA DE AR', '');
    leave('CÂMARA DE AR');
    expect(field('CÂMARA DE AR')).toHaveValue('24');

    type('CÂMARA DE AR', '2,5');
    pressEnter('CÂMARA DE AR');
    expect(field('CÂMARA DE AR')).toHaveValue('2,5');
    expect(field('CÂMARA DE AR')).toBeInvalid();
    expect(field('CÂMARA DE AR')).toHaveAccessibleDescription('Só peças inteiras, sem vírgula.');
    leave('CÂMARA DE AR');
    expect(field('CÂMARA DE AR')).toHaveValue('24');
    expect(screen.getByRole('alert')).toHaveTextContent(/sem vírgula\. Ficou 24\.$/);
    expect(keptCart()).toEqual({ 1006: 24, 1001: 1 });

    type('CÂMARA DE AR', '0');
    leave('CÂMARA DE AR');
    expect(keptCart()).toEqual({ 1001: 1 });
  });

  it('says how many pieces there are, and can show only lines with a warning', async () => {
    keepCart(aLine({ quantity: 99 }), tyre, aLine({ CD_PRODUTO: '9', DESCRICAO: 'SAIU' }));
    await openScreen('customer', '/carrinho');
    const only = await screen.findByRole('switch', { name: 'Só os com aviso (2)' });
    expect(screen.getByText('102 peças')).toBeVisible();
    fireEvent.click(only);
    expect(only).toBeChecked();
    expect(screen.queryByText('PNEU ARO 29')).toBeNull();
    expect(screen.getByText('SAIU')).toBeVisible();

    // A corrected line stays visible.
    type('CÂMARA DE AR', '1');
    pressEnter('CÂMARA DE AR');
    expect(screen.getByRole('switch', { name: 'Só os com aviso (1)' })).toBeChecked();
    expect(field('CÂMARA DE AR')).toBeVisible();
    expect(screen.queryByText('PNEU ARO 29')).toBeNull();
    press('Remover SAIU');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('PNEU ARO 29')).toBeVisible();
  });

  it('draws only the card and the line that change', async () => {
    // Drawing a picture makes its address.
    const encode = vi.spyOn(globalThis, 'encodeURIComponent');
    const drawn = () => encode.mock.calls.flatMap(([text]) => /^\d{4}$/.exec(String(text)) ?? []);
    widenWindow();
    keepCart(aLine(), tyre);
    await openScreen('customer', '/produtos');
    await screen.findByRole('button', { name: 'Adicionar PNEU ARO 29' });
    await screen.findByRole('list', { name: 'Itens do orçamento' });
    expect(new Set(drawn()).size).toBeGreaterThan(1);
    encode.mockClear();
    press('Aumentar quantidade de CÂMARA DE AR');
    expect(keptCart()).toEqual({ 1006: 3, 1001: 1 });
    expect(drawn()).toEqual(['1006', '1006']);
  });

  it('is folded beside the products, counts them, and opens again', async () => {
    widenWindow();
    keepCart(aLine());
    await openScreen('customer', '/produtos');
    fireEvent.click(await screen.findByRole('button', { name: 'Itens Orçamento ( 1 )' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Adicionar PNEU ARO 29' }));
    const title = await screen.findByRole('button', { name: 'Itens Orçamento ( 2 )' });
    expect(title).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(title);
    await screen.findByRole('list', { name: 'Itens do orçamento' });
  });

  it('says if it can’t reach the other devices', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await database.store('carrinhos/customer/customer', 'damaged');
    await openCart();
    expect(await screen.findByText(/só neste navegador/)).toBeVisible();
  });

  it('says if the browser stores nothing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    setItem.mockImplementation((key, value) => {
      if (/^(shopping|prod)_/.test(key)) throw new DOMException('full', 'QuotaExceededError');
      localStorage[key] = value;
    });
    widenWindow();
    await openScreen('customer', '/carrinho');
    expect(await screen.findByText(/se perde ao fechar/)).toBeVisible();
  });
});
