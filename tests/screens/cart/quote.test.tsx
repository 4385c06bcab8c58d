import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { people, type Person } from '../../support/data/people';
import { orders } from '../../support/data/world';
import { addUpLines } from '../../../domain/order/lines';
import type { Product } from '../../../domain/product/product';
import { aLine, keepCart, keptCart, keptLines, tyre, widenWindow } from '../support/browser';
import { products } from '../support/catalogue';
import { holdClock, pass } from '../support/clock';
import { setComputerClock } from '../support/connection';
import { HttpStatus } from '../support/servers/endpoints';
import { database, endpoints, expectRefused, openScreen } from '../support/open-screen';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const askForQuote = () => press('PEDIR ORÇAMENTO');
const representative = () => screen.getByLabelText('Representante');
const reference = () => screen.getByLabelText('Seu número de pedido (opcional)');
const note = () => screen.getByLabelText('Observação para este orçamento (opcional)');
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Opens the cart once the representatives are known. */
async function openCart(who: Person, chosen = 'Selecione seu representante') {
  await openScreen(who, '/carrinho');
  await screen.findByRole('list', { name: 'Itens do orçamento' });
  await waitFor(() => expect(representative()).toHaveAccessibleDescription(chosen));
}

function choose(name: string) {
  fireEvent.mouseDown(representative());
  fireEvent.click(screen.getByText(name, { selector: '[class*=option] *' }));
}

/** Nothing is sent without a representative, and an alert says so. */
async function wantsRepresentative() {
  askForQuote();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Por favor, selecione seu representante.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(representative()).toHaveFocus());
  expect(await database.stored('numerodopedido')).toBe(3);
}

/** Nothing is sent, a sentence above the button gives the reason, and the focus is on the field to correct. */
async function isHeldBack(why: string, cause: () => HTMLElement) {
  askForQuote();
  const sentence = await screen.findByText(why);
  expect(sentence.closest('[role=alert]')).toBeVisible();
  await waitFor(() => expect(cause()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await database.stored('numerodopedido')).toBe(3);
}

const goneWords = 'Remova os produtos que saíram do catálogo para enviar o orçamento.';
const removing = (name: string) => () => screen.getByRole('button', { name: `Remover ${name}` });

describe('§5 Quote', () => {
  it('is blocked by missing or wrong parts, and then sent to the chosen representative', async () => {
    // The seller's number, once the seller is no longer approved.
    expectRefused(/^usuarios\/seller\/celular by customer$/);
    keepCart(aLine(), tyre, aLine({ CD_PRODUTO: '9', DESCRICAO: 'SELIM' }));
    localStorage.setItem(
      'shopping_seller',
      JSON.stringify({ uid: 'customer', seller: 'MMV', last: 'seller2' }),
    );
    await openCart('customer', 'Vendas seller2');

    // The last representative is proposed, named beside the button, and can be cleared.
    expect(screen.getByText('Para Vendas seller2')).toBeVisible();
    choose('Selecione seu representante');
    await waitFor(() => expect(screen.queryByText(/^Para /)).toBeNull());
    await wantsRepresentative();

    const call = () => screen.queryByRole('link', { name: /ligar para/ });
    expect(call()).toBeNull();
    choose('Vendas seller');
    await waitFor(() => expect(call()).toHaveAttribute('href', 'tel:+5511987654321'));
    expect(call()).toHaveAccessibleName('(11) 98765-4321, ligar para Vendas seller');
    const chat = screen.getByRole('link', { name: 'WhatsApp de Vendas seller, abre outra aba' });
    expect(chat).toHaveAttribute('href', 'https://wa.me/5511987654321');
    await act(() => database.store('usuarios/seller/celular', '(11) 3333-4444'));
    await waitFor(() => expect(call()).toHaveAttribute('href', 'tel:+551133334444'));
    expect(screen.queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
    await act(() => database.store('usuarios/seller/analise', false));
    await waitFor(() =>
      expect(representative()).toHaveAccessibleDescription(
        'Selecione seu representante O representante escolhido não está mais disponível. Selecione outro.',
      ),
    );
    expect(call()).toBeNull();
    await wantsRepresentative();
    await act(() => database.store('usuarios/seller/analise', true));
    await waitFor(() => expect(representative()).toHaveAccessibleDescription('Vendas seller'));
    await waitFor(() => expect(call()).toBeVisible());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este produto saiu do catálogo. Remova-o para enviar o orçamento.',
    );
    await isHeldBack(goneWords, removing('SELIM'));
    press('Remover SELIM');
    expect(screen.queryByText(goneWords)).toBeNull();

    // Texts that are too long are kept whole.
    expect(note()).not.toBeVisible();
    press('Observação e seu número de pedido');
    write(note(), 'a'.repeat(10_000));
    expect(note()).toHaveValue('a'.repeat(10_000));
    expect(note()).toHaveAccessibleDescription(
      'São 10000 caracteres; cabem 1000. Encurte o texto.',
    );
    await isHeldBack('Corrija a observação ou o número de pedido para enviar o orçamento.', note);
    // Invisible characters of a pasted text disappear at once; the joiner in an emoji stays.
    write(note(), 'Entregar\u202e na\0 loja 2 \u{1F469}\u200d\u{1F467}\ud83d');
    expect(note()).toHaveValue('Entregar na loja 2 \u{1F469}\u200d\u{1F467}');
    write(reference(), '\u200bPC\u00a0118\u202c');
    expect(reference()).toHaveValue('PC 118');

    press('Observação de CÂMARA DE AR');
    const lineNote = screen.getByLabelText('Observação de CÂMARA DE AR');
    write(lineNote, 'a'.repeat(201));
    fireEvent.blur(lineNote);
    expect(lineNote).toHaveAccessibleDescription('São 201 caracteres; cabem 200. Encurte o texto.');
    write(lineNote, ' bico fino ');
    fireEvent.keyDown(lineNote, { key: 'Enter' });
    // Text typed afterwards also belongs to the note.
    expect(lineNote).toHaveFocus();
    write(lineNote, ' bico fino,\u2067 48 mm ');
    expect(lineNote).toHaveValue(' bico fino, 48 mm ');
    fireEvent.blur(lineNote);

    askForQuote();
    expect(await screen.findByRole('dialog', { name: 'Pedido 4' })).toBeVisible();
    expect(await database.stored('pedidos/4')).toMatchObject({
      status: 'Pendente',
      idvendedor: 'seller',
      vendedor: 'Vendas seller',
      cliente: { uid: 'customer' },
      observacao: 'Entregar na loja 2 \u{1F469}\u200d\u{1F467}',
      referencia: 'PC 118',
      itens: [
        { CD_PRODUTO: '1006', quantity: 2, observacao: 'bico fino, 48 mm' },
        { CD_PRODUTO: '1001', quantity: 1 },
      ],
    });
    expect(keptCart()).toEqual({});
    await waitFor(() =>
      expect(endpoints.askedFor('/send-email-novo-orcamento').map(({ query }) => query)).toEqual([
        { email: 'customer@bici.com.br', name: 'Compras customer', numerodopedido: '4' },
      ]),
    );
  });

  it('locks the cart while it is sent, and says why it was not stored; decision 97: a refused mail shows nothing', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    endpoints.replace('/send-email-novo-orcamento', () => {
      throw new HttpStatus(403);
    });
    // An unavailable product table doesn't block the sending.
    endpoints.replace('/produtos', () => {
      throw new HttpStatus(503);
    });
    keepCart(aLine());
    await database.store('numerodopedido', 'damaged');
    await openCart('seller');
    choose('Vendas seller2');

    askForQuote();
    // The quote is not kept yet, so the browser asks before it closes or reloads the page.
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    expect(screen.getByText(/^Enviando o orçamento/)).toBeVisible();
    const send = screen.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
    // The button keeps the focus.
    expect(send).toHaveAttribute('aria-disabled', 'true');
    const lines = screen.getByRole('list', { name: 'Itens do orçamento' });
    const locked = [
      ...lines.querySelectorAll('button, input'),
      ...['Orçamento para', 'Representante'].map((label) => screen.getByLabelText(label)),
      ...['Esvaziar', 'Listas', 'Salvar como lista', 'Observação e número do cliente'].map((name) =>
        screen.getByRole('button', { name }),
      ),
      note(),
    ];
    expect(locked).toHaveLength(12);
    for (const control of locked) expect(control).toBeDisabled();

    expect(await screen.findByText(/O orçamento não foi enviado\./)).toBeVisible();
    expect(screen.getByText(/^Os preços não foram conferidos com a tabela de hoje;/)).toBeVisible();
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
    expect(keptCart()).toEqual({ 1006: 2 });
    await database.store('numerodopedido', 3);
    askForQuote();
    expect(await screen.findByRole('dialog', { name: 'Pedido 4' })).toBeVisible();
    await waitFor(() => expect(endpoints.askedFor('/send-email-novo-orcamento')).toHaveLength(1));
    expect(screen.queryByText(/e-mail/)).toBeNull();
  });
});

it('decision 65: a quote that waited has its author’s record of today', async () => {
  await openScreen('customer', '/obrigado');
  const { performAct } = await import('../../../src/providers/outbox/perform');
  const words = { observacao: '', referencia: '' };
  const seller = { value: 'seller', label: 'Vendas seller' };
  const orcamento = { itens: [aLine()], words, seller };
  const id = crypto.randomUUID();
  const act = { id, pedidoem: Date.now(), campo: 'orcamento', orcamento } as const;
  const before = { ...people.customer, nome: 'Nome de antes' };
  const hears = { onClash: () => undefined, isKept: true };
  expect(await performAct(act, before, hears)).toEqual({ numerodopedido: 4 });
  expect(await database.stored('pedidos/4')).toMatchObject({
    chave: id,
    cliente: { nome: people.customer.nome },
  });
});

it('§5 Quote: is one order if the browser keeps nothing and the page is reloaded before the answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  // Storage worked once, and is full now.
  localStorage.setItem('shopping_owner', JSON.stringify('customer'));
  const full = (key: string) => {
    // Firebase's SDK has its own storage.
    if (!key.startsWith('firebase')) throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((name) => {
    throw new DOMException(name, 'QuotaExceededError');
  });
  const itens = [aLine()];
  const words = { observacao: 'Entregar na loja 2' };
  await database.store('carrinhos/customer/customer', {
    versao: 4,
    escritas: 'a b',
    itens,
    ...words,
  });
  await database.store('numerodopedido', 'damaged');
  widenWindow();
  await openScreen('customer', '/produtos');
  await screen.findByRole('list', { name: 'Itens do orçamento' });
  fireEvent.mouseDown(representative());
  fireEvent.click(await screen.findByText('Vendas seller', { selector: '[class*=option] *' }));
  askForQuote();
  await screen.findByText(/O orçamento não foi enviado\./);
  const noted = (await database.stored('carrinhos/customer/customer')) as Record<string, unknown>;
  expect(noted).toMatchObject({ itens, ...words });

  // The quote is stored after all, but the page never learns it.
  const sent = { ...orders.pending, ...words, itens: addUpLines([aLine()]) };
  await database.storeAll({
    numerodopedido: 4,
    'pedidos/4': { ...sent, numerodopedido: 4, chave: noted.enviando },
    [`envios/customer/${String(noted.enviando)}`]: 4,
  });
  cleanup();
  await openScreen('customer', '/produtos');
  expect(await screen.findByRole('dialog', { name: 'Pedido 4' })).toBeVisible();
  expect(await database.stored('numerodopedido')).toBe(4);
  await waitFor(async () =>
    expect(await database.stored('carrinhos/customer/customer')).toEqual({
      versao: expect.any(Number) as unknown,
      escritas: expect.any(String) as unknown,
      envio: noted.enviando,
      representante: 'seller',
    }),
  );
});

const minutes = 60_000;

it.each([10 * minutes, 60 * minutes, 24 * 60 * minutes, -60 * minutes])(
  '§5 Quote: is sent though the computer’s clock was set by %i ms while the page was open',
  async (by) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    keepCart(aLine());
    await openCart('customer');
    choose('Vendas seller');
    await setComputerClock(by);
    askForQuote();
    expect(await screen.findByRole('dialog', { name: 'Pedido 4' })).toBeVisible();
  },
);

describe('§5 Quote: changes in the product table', () => {
  const asked = () => endpoints.askedFor('/produtos').length;
  const changed = (fields: Partial<Product>) => {
    endpoints.products = products.map((one) =>
      one.CD_PRODUTO === '1006' ? { ...one, ...fields } : one,
    );
  };
  const answer = async (button: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    // Not any dialog, because that of the sent quote may open at once.
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  };

  it('is shown with both prices before it is sent at today’s', async () => {
    keepCart(aLine({ preco_venda: 10, observacao: 'bico fino' }), tyre);
    await openCart('seller');
    choose('Vendas seller2');
    askForQuote();
    const dialog = await screen.findByRole('dialog', { name: /^1 item mudou desde que entrou/ });
    expect(dialog).toHaveTextContent('1006 CÂMARA DE AR' + 'De R$ 10.00 por R$ 12.50');
    expect(dialog).toHaveTextContent('Novo total: R$ 114.90 (era R$ 109.90).');
    expect(dialog).not.toHaveTextContent('PNEU');
    await answer('VOLTAR');
    expect(keptLines()).toMatchObject([{ preco_venda: 10 }, tyre]);
    expect(await database.stored('numerodopedido')).toBe(3);

    askForQuote();
    await answer('PEDIR ASSIM');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4')).toMatchObject({
      total: 114.9,
      itens: [{ ...aLine(), observacao: 'bico fino' }, tyre],
    });
  });

  it('is not asked again once another tab has picked another customer', async () => {
    const forAna = { shopping_list: [tyre], prod_count: 1 };
    localStorage.setItem('shopping_aside_seller customer', JSON.stringify(forAna));
    keepCart(aLine({ preco_venda: 10 }));
    await openCart('seller');
    choose('Vendas seller2');
    askForQuote();
    await screen.findByRole('dialog', { name: /^1 item mudou desde que entrou/ });
    const customer = { uid: 'customer', nome: 'Ana' };
    const key = 'shopping_for_seller';
    localStorage.setItem(key, JSON.stringify({ active: customer, recent: [customer] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByText('PNEU ARO 29')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await database.stored('numerodopedido')).toBe(3);
  });

  it('shows a customer no prices, and that the stock is too low', async () => {
    keepCart(aLine({ preco_venda: 10 }), tyre);
    endpoints.products = products.map((one) =>
      one.CD_PRODUTO === '1001' ? { ...one, estoque_saldo: 0 } : one,
    );
    await openCart('customer');
    choose('Vendas seller');
    askForQuote();
    const dialog = await screen.findByRole('dialog', { name: /^2 itens mudaram desde que/ });
    expect(dialog).toHaveTextContent('1006 CÂMARA DE AR' + '1001 PNEU ARO 29' + 'Sem estoque');
    expect(document.body.innerHTML).not.toContain('R$');
    expect(document.body.textContent).not.toMatch(/12[.,]5|10[.,]0/);
    await answer('PEDIR ASSIM');
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(await database.stored('pedidos/4/itens/0/preco_venda')).toBe(12.5);
  });

  it('is compared again once the answer is five minutes old', async () => {
    keepCart(aLine());
    holdClock();
    await openCart('seller');
    choose('Vendas seller2');
    await waitFor(() => expect(asked()).toBe(1));
    changed({ preco_venda: 15 });
    await pass(5 * 60_000);
    askForQuote();
    expect(await screen.findByText('De R$ 12.50 por R$ 15.00')).toBeVisible();
    expect(asked()).toBe(2);
    await answer('VOLTAR');

    endpoints.products = [tyre];
    await pass(5 * 60_000);
    await isHeldBack(goneWords, removing('CÂMARA DE AR'));
    expect(screen.getByText(/^Este produto saiu do catálogo/)).toBeVisible();
  });

  it('keeps no quote back that waits for an answer', async () => {
    keepCart(aLine());
    endpoints.replace('/produtos', () => new Promise(() => {}));
    await openCart('seller');
    choose('Vendas seller2');
    holdClock();
    askForQuote();
    expect(screen.getByText(/^Enviando o orçamento/)).toBeVisible();
    expect(await database.stored('numerodopedido')).toBe(3);
    await pass(5000);
    await screen.findByRole('dialog', { name: 'Pedido 4' });
    expect(screen.getByText(/^Os preços não foram conferidos com a tabela de hoje;/)).toBeVisible();
  });
});

describe('§6 Roles', () => {
  it.each([
    ['customer', false, true, 'Acima do estoque'],
    ['seller', true, true, 'Acima do estoque: há 9'],
    ['admin', true, false, 'Acima do estoque: há 9'],
  ] as const)('%s', async (who, seesPrices, sends, shortage) => {
    // Ten exceed today's stock; the other product has enough.
    keepCart(aLine({ preco_venda: 33.33, quantity: 10, estoque_saldo: 99 }), tyre);
    await openCart(who);
    const main = screen.getByRole('main');
    expect(await within(main).findByText(shortage)).toBeVisible();
    expect(within(main).getAllByText(/estoque/i)).toHaveLength(1);
    expect(/R\$|33[.,]33|333[.,]3/.test(document.body.innerHTML)).toBe(seesPrices);
    if (!seesPrices) expect(document.body.textContent).not.toMatch(/há \d/);
    expect(screen.queryByRole('button', { name: 'PEDIR ORÇAMENTO' }) !== null).toBe(sends);
    expect(screen.queryByLabelText('Orçamento para') !== null).toBe(who === 'seller');
    choose('Vendas seller2');
    await waitFor(() => expect(representative()).toHaveAccessibleDescription('Vendas seller2'));
    if (who === 'customer') await screen.findByRole('link', { name: /ligar para Vendas seller2/ });
    else expect(screen.queryByRole('link', { name: /ligar para/ })).toBeNull();
  });
});
