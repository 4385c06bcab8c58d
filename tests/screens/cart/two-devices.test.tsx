import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { CartLine } from '../../../domain/product/product';
import { aLine, keepCart, keptCart, tyre } from '../support/browser';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const representative = () => screen.getByLabelText('Representante');
const place = 'carrinhos/customer/customer';

/** The cart as another device left it after the sending `earlier`. */
const mirror = (...itens: CartLine[]) =>
  database.store(place, { versao: 4, escritas: 'a b', envio: 'earlier', itens });

/** A browser of this person that knows the mirrored cart, with these lines. */
async function openDevice(...itens: CartLine[]) {
  cleanup();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  keepCart(...itens);
  await mirror(...itens);
  await openScreen('customer', '/carrinho');
  await waitFor(() =>
    expect(representative()).toHaveAccessibleDescription('Selecione seu representante'),
  );
  await waitFor(() => expect(localStorage.getItem('shopping_sync_customer')).toMatch(/earlier/));
}

/** The cart is locked until the sending before has ended, a moment after what became of it is told. */
async function putBack() {
  const button = screen.getByRole('button', { name: /^Devolver ao carrinho/ });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
}

async function askForQuote() {
  await waitFor(() => expect(representative()).toBeEnabled());
  fireEvent.mouseDown(representative());
  fireEvent.click(await screen.findByText('Vendas seller', { selector: '[class*=option] *' }));
  press('PEDIR ORÇAMENTO');
}

it('decision 54: the representative chosen on one device is that of the other', async () => {
  await openDevice(aLine());
  const chosen = { representante: 'seller2', itens: [aLine()] };
  await act(() =>
    database.store(place, { versao: 5, escritas: 'x a b', envio: 'earlier', ...chosen }),
  );
  await waitFor(() => expect(representative()).toHaveAccessibleDescription('Vendas seller2'));
  fireEvent.mouseDown(representative());
  fireEvent.click(await screen.findByText('Vendas seller', { selector: '[class*=option] *' }));
  await waitFor(async () => expect(await database.stored(`${place}/representante`)).toBe('seller'));
});

/** Another device sends its cart, and the next browser doesn't know it yet. */
async function sendElsewhere(...itens: CartLine[]) {
  await openDevice(...itens);
  await askForQuote();
  await screen.findByRole('dialog', { name: 'Pedido 4' });
  await waitFor(async () => expect(await database.stored(`${place}/itens`)).toBeNull());
  await database.store('envios/customer/ultimo', null);
}

describe('decision 23: one cart, sent by two devices at the same time', () => {
  it('becomes one order, whose number both show', async () => {
    await sendElsewhere(aLine(), tyre);
    await openDevice(aLine(), tyre);
    await askForQuote();
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('numerodopedido')).toBe(4);
    expect(keptCart()).toEqual({});
  });

  it('is reported if this device has other lines, which stay', async () => {
    await sendElsewhere(aLine());
    await openDevice(aLine());
    press('Aumentar quantidade de CÂMARA DE AR');
    await askForQuote();
    const told = await screen.findByText(
      /outro aparelho seu já enviou este carrinho: é o pedido 4/,
    );
    expect(await database.stored('numerodopedido')).toBe(4);
    expect(told).toHaveTextContent('Os itens continuam guardados aqui.');
    expect(screen.queryByRole('button', { name: /^Tentar de novo/ })).toBeNull();

    await putBack();
    await waitFor(() => expect(keptCart()).toEqual({ 1006: 3 }));
    await askForQuote();
    await screen.findByRole('dialog', { name: 'Pedido 5' });
  });

  it('is reported if that order is old and unknown to this device', async () => {
    await sendElsewhere(aLine(), tyre);
    await database.store('pedidos/4/criadoem', Date.now() - 3 * 24 * 3_600_000);
    await openDevice(aLine(), tyre);
    await askForQuote();
    await screen.findByText(/outro aparelho seu já enviou este carrinho: é o pedido 4/);
    await putBack();
    await screen.findByLabelText('Representante');
    await askForQuote();
    await screen.findByRole('dialog', { name: 'Pedido 5' });
  });

  it('are two orders if they share no line', async () => {
    await sendElsewhere(aLine());
    await openDevice(tyre);
    await askForQuote();
    await screen.findByRole('dialog', { name: 'Pedido 5' });
    expect(await database.stored('pedidos/5/itens/0/CD_PRODUTO')).toBe('1001');
  });

  it('keeps in all carts the lines that only this device had', async () => {
    await sendElsewhere(aLine());
    const envio = await database.stored(`${place}/envio`);
    await openDevice(tyre);
    await loseConnection();
    await askForQuote();
    await screen.findByText(/^Sem conexão: o orçamento está guardado/);
    // The other device removed the lines that it had sent, and never saw the rest.
    await database.store(place, { versao: 5, escritas: 'c a b', envio, itens: [tyre] });
    await findConnection();
    await screen.findByText('Orçamento enviado: pedido 5 realizado com sucesso.');
    await waitFor(async () => expect(await database.stored(`${place}/itens`)).toBeNull());
    expect(keptCart()).toEqual({});
  });
});

describe('§2 /carrinho: a cart that another device sent', () => {
  it('says which order it became, also at the empty cart’s links', async () => {
    await openDevice(aLine(), tyre);
    await database.store('envios/customer/sending', 4);
    await database.store(place, { versao: 5, escritas: 'c a b', envio: 'sending' });
    const order = await screen.findByRole('link', { name: 'pedido 4' });
    expect(order.closest('[role=status]')).toHaveTextContent(
      /^Enviado em outro aparelho: pedido 4/,
    );
    expect(order).toHaveAttribute('href', '/pedidoscliente?numero=4&pedido=4');
    await waitFor(() => expect(location.pathname).toBe('/produtos'));
    expect(screen.getByRole('link', { name: 'pedido 4' })).toBeVisible();
    press('Entendi');
    expect(screen.queryByRole('link', { name: 'pedido 4' })).toBeNull();
  });
});
