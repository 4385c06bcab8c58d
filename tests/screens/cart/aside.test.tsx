import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { CartLine } from '../../../domain/product/product';
import { aLine, keepCart, keptCart, tyre, widenWindow } from '../support/browser';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('combobox', { name: 'Orçamento para' });
const places = { own: 'carrinhos/seller/seller', customer2: 'carrinhos/seller/customer2' };
const linesOf = (place: keyof typeof places) => database.stored(`${places[place]}/itens`);
const isStored = (place: keyof typeof places, ...codes: string[]) =>
  waitFor(async () => {
    const lines = ((await linesOf(place)) ?? []) as CartLine[];
    expect(lines.map(({ CD_PRODUTO }) => CD_PRODUTO)).toEqual(codes);
  });

/** The seller's cart with these lines, which their other devices also have. */
async function openCart(...lines: CartLine[]) {
  widenWindow();
  keepCart(...lines);
  await openScreen('seller', '/carrinho');
  await screen.findByRole('list', { name: 'Itens do orçamento' });
  await isStored('own', ...lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
}

async function pickCustomer2() {
  fireEvent.mouseDown(field());
  fireEvent.change(field(), { target: { value: 'customer2' } });
  fireEvent.click(await screen.findByText('Cód. 2 · 12.345.678/0001-95 · SÃO PAULO/SP'));
}

async function pickOneself() {
  await waitFor(() => {
    fireEvent.mouseDown(field());
    fireEvent.click(screen.getByText('Vendas seller (você)', { selector: '[class*=option] *' }));
  });
  expect(field()).toHaveAccessibleDescription(/^Vendas seller/);
}

describe('§4 the stored copy of a cart that is not the shown one (decision 54)', () => {
  it('loses lines that were moved to a customer', async () => {
    await openCart(aLine(), tyre);
    await pickCustomer2();
    press('Levar');
    await isStored('customer2', '1006', '1001');
    await isStored('own');
  });

  it('loses it on the next visit if the page was closed too early', async () => {
    await openCart(aLine());
    await pickCustomer2();
    await loseConnection();
    press('Levar');
    cleanup();
    await findConnection();
    expect(await linesOf('own')).not.toBeNull();

    await openScreen('seller', '/produtos');
    await isStored('own');
    await isStored('customer2', '1006');
  });

  it('loses the lines of a sent quote that waited behind another cart', async () => {
    await openCart(aLine());
    await pickCustomer2();
    press('Levar');
    await isStored('customer2', '1006');
    await isStored('own');
    await waitFor(() =>
      expect(screen.getByLabelText('Representante')).toHaveAccessibleDescription('Vendas seller'),
    );
    await loseConnection();
    press('PEDIR ORÇAMENTO');
    await screen.findByText(/^Sem conexão: o orçamento está guardado/);
    await pickOneself();
    cleanup();
    await findConnection();
    expect(await linesOf('customer2')).not.toBeNull();

    await openScreen('seller', '/home');
    await waitFor(async () =>
      expect(await database.stored('pedidos/4/cliente/uid')).toBe('customer2'),
    );
    await isStored('customer2');
    expect(keptCart()).toEqual({});
  });
});
