import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { aLine, keepCart, keptLines, tyre } from '../support/browser';
import { database, openScreen } from '../support/open-screen';
import { press, textOf } from '../support/orders';

const inner = aLine();
const limit = (percent: number | null) =>
  act(() => database.store(`${paths.user('seller')}/desconto`, percent));
const field = (label: string) => screen.getByLabelText(label);

function type(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
}

async function openCart(who: 'seller' | 'customer' = 'seller') {
  keepCart(inner, tyre);
  localStorage.setItem('shopping_seller', JSON.stringify({ uid: who, seller: 'seller2' }));
  await openScreen(who, '/carrinho');
  await screen.findByText('Para Vendas seller2');
  return screen.findByRole('list', { name: 'Itens do orçamento' });
}

async function openDiscounts() {
  const list = await openCart();
  fireEvent.click(await screen.findByRole('button', { name: 'Desconto', expanded: false }));
  return list;
}

async function isHeldBack(why: string, label: string) {
  press('PEDIR ORÇAMENTO');
  const alerts = await screen.findAllByText(why);
  expect(alerts.some((words) => words.closest('[role=alert]'))).toBe(true);
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(await database.stored('numerodopedido')).toBe(3);
}

describe('decision 122: discounts in the cart', () => {
  beforeEach(() => limit(10));

  it.each([
    ['a customer', 'customer', 10],
    ['a seller without a limit', 'seller', null],
  ] as const)('are not there for %s', async (_who, who, percent) => {
    await limit(percent);
    await openCart(who);
    await screen.findByRole('button', { name: /^Observação e/ });
    expect(textOf(document.body)).not.toMatch(/desconto/i);
    expect(screen.queryByLabelText(/Desconto/)).toBeNull();
  });

  it('of all lines and of one; sent with their reason, net', async () => {
    const list = await openDiscounts();
    type('Desconto em todos os itens', '5');
    press('Aplicar');
    const [line] = within(list).getAllByRole('listitem');
    expect(textOf(line ?? list)).toContain('de R$ 12.50 por R$ 11.88, desconto de 5 %');
    type('Desconto de 1006 em %', '7,5 %');
    expect(field('Desconto de 1006 em %')).toHaveValue('7,5');
    expect(textOf(line ?? list)).toContain('R$ 11.56');
    type('Desconto de 1001 em %', '');
    await waitFor(() =>
      expect(keptLines().map(({ desconto }) => desconto)).toEqual([7.5, undefined]),
    );

    await isHeldBack('Escreva o motivo do desconto.', 'Motivo do desconto');
    type('Motivo do desconto', 'fechamento do mês');
    press('Desconto');
    expect(field('Motivo do desconto')).not.toBeVisible();
    expect(screen.queryByLabelText('Desconto de 1006 em %')).toBeNull();
    const summary = screen.getByText(/^até 7,5/, { ignore: '[hidden], [hidden] *' });
    expect(textOf(summary)).toBe('até 7,5 % · fechamento do mês');
    press('PEDIR ORÇAMENTO');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored(paths.order(4))).toMatchObject({
      total: 113.02,
      desconto: { ate: 7.5, motivo: 'fechamento do mês' },
      itens: [{ preco_venda: 12.5, desconto: 7.5, soma: 2312 }, { preco_venda: 89.9 }],
    });
  });

  it('above the limit are told beside the line and before sending', async () => {
    await openDiscounts();
    type('Motivo do desconto', 'fechamento');
    type('Desconto de 1006 em %', '12,5');
    const sentence =
      'O item 1006 tem 12,5\u00a0% de desconto, e seu limite é 10\u00a0%. Diminua o desconto.';
    await waitFor(() =>
      expect(field('Desconto de 1006 em %')).toHaveAccessibleDescription(sentence),
    );
    await isHeldBack(sentence.replaceAll('\u00a0', ' '), 'Desconto de 1006 em %');
    await limit(null);
    await screen.findAllByText('Você não pode dar desconto. Retire o desconto do item 1006.');
    type('Desconto de 1006 em %', '0');
    await waitFor(() => expect(screen.queryByLabelText('Motivo do desconto')).toBeNull());
  });

  it.each(['abc', '-3', '99,5', '1,234'])('does not take %j', async (typed) => {
    await openDiscounts();
    type('Desconto de 1006 em %', '5');
    fireEvent.change(field('Desconto de 1006 em %'), { target: { value: typed } });
    fireEvent.keyDown(field('Desconto de 1006 em %'), { key: 'Enter', keyCode: 13 });
    expect(field('Desconto de 1006 em %')).toHaveAccessibleDescription(
      'Digite até 99, por exemplo 12,5.',
    );
    fireEvent.blur(field('Desconto de 1006 em %'));
    expect(field('Desconto de 1006 em %')).toHaveValue('5');
    expect(field('Desconto de 1006 em %')).toHaveAccessibleDescription(/Ficou 5\s%\.$/);
  });
});
