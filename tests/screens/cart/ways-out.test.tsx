import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { aQuoteAct } from '../../support/data/a-quote';
import { aLine, keepCart, keptCart, tyre, widenWindow } from '../support/browser';
import { database, openScreen } from '../support/open-screen';
import { change, keep, keptOf } from '../support/outbox';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('§9 mobile empty-cart redirect', () => {
  beforeEach(() => keepCart(aLine()));

  /** Removes the only line. From then on the test moves the clock. */
  async function emptyCart() {
    await openScreen('customer', '/carrinho');
    await screen.findByRole('list', { name: 'Itens do orçamento' });
    // The target page is loaded, so a link that leads away too early shows at once.
    await import('../../../src/pages/product/products-page');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Remover CÂMARA DE AR');
  }

  /** Lets pending work finish, because navigation takes several turns. */
  const wait = (ms: number) =>
    act(async () => {
      vi.advanceTimersByTime(ms);
      for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
    });

  it('leads to /produtos after 500 ms', async () => {
    await emptyCart();
    await wait(499);
    expect(location.pathname).toBe('/carrinho');
    await wait(1);
    vi.useRealTimers();
    await waitFor(() => expect(location.pathname).toBe('/produtos'));
  });

  it('stays if there is room for the panel', async () => {
    widenWindow();
    await emptyCart();
    await wait(2000);
    vi.useRealTimers();
    press('Desfazer');
    expect(screen.getByRole('list', { name: 'Itens do orçamento' })).toBeVisible();
    expect(location.pathname).toBe('/carrinho');
  });
});

it('§4 a quote of another tab leaves the cart here too, and this tab’s panel stays as it is', async () => {
  widenWindow();
  keepCart(aLine());
  await openScreen('customer', '/produtos');
  await screen.findByRole('button', { name: 'Itens Orçamento ( 1 )', expanded: true });
  const orcamento = { ...aQuoteAct().orcamento, itens: [aLine()] };
  const asked = { ...aQuoteAct(), orcamento, pedidoem: Date.now() + 1000 };
  const feito = { numerodopedido: 2 };
  await change('customer', { act: asked, enviado: true, carrinho: 'preso', feito });
  await waitFor(() => expect(keptCart()).toEqual({}));
  expect(await screen.findByText('Seu orçamento está vazio.')).toBeVisible();
});

it('§4 lines sent before a reload leave all devices, if the browser keeps no cart', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementation((key, value) => {
    if (/^(shopping|prod)_/.test(key)) throw new DOMException('full', 'QuotaExceededError');
    localStorage[key] = value;
  });
  const mirrored = 'carrinhos/customer/customer';
  await database.store(mirrored, { versao: 1, escritas: 'w', itens: [aLine(), tyre] });
  const seller = { value: 'seller', label: 'Vendas seller' };
  const act = aQuoteAct(crypto.randomUUID(), { itens: [aLine()], seller });
  await keep('customer', { act, enviado: true, carrinho: 'preso' });
  await openScreen('customer', '/carrinho');
  expect(await screen.findByRole('dialog', { name: 'Pedido 4' })).toBeVisible();
  await waitFor(async () => expect(await database.stored(`${mirrored}/itens`)).toEqual([tyre]));
});

describe('§2 /obrigado', () => {
  it.each([
    ['admin', '/pedidos'],
    ['customer', '/pedidoscliente'],
    ['seller', '/pedidosvendedor'],
  ] as const)('tells %s the number; OK leads to the orders of the role', async (who, orders) => {
    await database.store('pedidos/2/referencia', 'PC 7');
    await openScreen(who, '/obrigado', { pedidoconfirmado: 2 });
    const dialog = await screen.findByRole('dialog', { name: 'Pedido 2' });
    expect(dialog).toHaveTextContent('realizado com sucesso.');
    await screen.findByRole('link', { name: /^Enviar por WhatsApp/ });
    expect(dialog).toHaveTextContent('1 item · 2 peças');
    expect(/R\$\s179\.80/.test(dialog.textContent)).toBe(who !== 'customer');
    expect(dialog).toHaveTextContent(
      who === 'customer'
        ? 'Seu número de pedido: PC 7Vendas seller confere o orçamento. A resposta chega por e-mail'
        : 'Ref. cliente: PC 7O orçamento fica em Pedidos, em Pendentes, até ser aprovado.',
    );
    const call = { name: '(11) 98765-4321, ligar para Vendas seller' };
    if (who === 'customer') {
      expect(await screen.findByRole('link', call)).toHaveAttribute('href', 'tel:+5511987654321');
      expect(dialog).toHaveTextContent('Dúvidas? Fale com Vendas seller:');
    } else {
      expect(screen.queryByRole('link', call)).toBeNull();
    }
    press('OK');
    await waitFor(() => expect(location.pathname).toBe(orders));
  });

  it('sends a forged state home', async () => {
    await openScreen('customer', '/obrigado', { pedidoconfirmado: '2' });
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });

  it('is where an order leads that was stored before a reload, and only there it counts as shown', async () => {
    const feito = { numerodopedido: 2 };
    await keep('customer', { act: aQuoteAct(), enviado: true, carrinho: 'mostrar', feito });
    await openScreen('customer', '/carrinho');
    expect(await screen.findByRole('dialog', { name: 'Pedido 2' })).toBeVisible();
    await waitFor(async () => expect(await keptOf('customer')).toEqual([]));
    expect(location.pathname).toBe('/obrigado');
  });
});
