// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { noWords } from '../../../domain/quote-words';
import type { User } from '../../../domain/user';
import { useCart } from '../../providers/cart';
import { useCurrentProducts } from '../../providers/catalog';
import { useConnected } from '../../providers/connection';
import { loading } from '../../providers/live';
import { useSellers } from '../../providers/sellers';
import { useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { CartContents } from './cart-contents';
import { aCart, administrator, aLine, customer, seller } from './cart-for-tests';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/catalog', () => ({ useCurrentProducts: vi.fn() }));
vi.mock('../../providers/connection', () => ({ useConnected: vi.fn() }));
vi.mock('../../providers/drawers', () => ({ useDrawers: () => ({ showLists: vi.fn() }) }));
vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));
vi.mock('../../providers/sellers', () => ({
  useSellers: vi.fn(),
  SellersProvider: ({ children }: { children: unknown }) => children,
}));

const rafael = { value: 'rafael', label: 'Rafael Moreira' };

beforeEach(() => {
  // Nothing scrolls here.
  Element.prototype.scrollIntoView = vi.fn();
  vi.mocked(useConnected).mockReturnValue(true);
  vi.mocked(useCurrentProducts).mockReturnValue(loading);
  vi.mocked(useSellers).mockReturnValue({ status: 'ready', data: [rafael] });
});

function show(fields: Parameters<typeof aCart>[0] = {}, user: User = customer) {
  const cart = aCart(fields);
  vi.mocked(useCart).mockReturnValue(cart);
  vi.mocked(useUser).mockReturnValue(user);
  const { container } = render(
    <AntdRoot>
      <CartContents />
    </AntdRoot>,
    { wrapper: MemoryRouter },
  );
  return { cart, container };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name: `Quantidade de ${name}` });
const type = (name: string, value: string) => {
  field(name).focus();
  fireEvent.change(field(name), { target: { value } });
};
const pressEnter = (name: string) => fireEvent.keyDown(field(name), { key: 'Enter' });
const askForQuote = () => press('PEDIR ORÇAMENTO');

describe('§4 Cart', () => {
  it('lowers, raises and removes a line', () => {
    const { cart } = show();
    press('Diminuir quantidade de CÂMARA DE AR');
    press('Aumentar quantidade de CÂMARA DE AR');
    press('Remover CÂMARA DE AR');
    expect([cart.lower, cart.raise, cart.remove].map((verb) => vi.mocked(verb).mock.calls)).toEqual(
      [[['1006']], [['1006']], [['1006']]],
    );
  });

  it('takes a typed quantity at Enter and goes on to the next line', () => {
    const { cart } = show({ lines: [aLine(), aLine({ CD_PRODUTO: '1007', DESCRICAO: 'PNEU' })] });
    type('CÂMARA DE AR', '24');
    expect(cart.setQuantity).not.toHaveBeenCalled();
    pressEnter('CÂMARA DE AR');
    expect(cart.setQuantity).toHaveBeenCalledExactlyOnceWith('1006', 24);
    expect(field('PNEU')).toHaveFocus();
  });

  it('takes 0 as a removal, when the field is left', () => {
    const { cart } = show();
    type('CÂMARA DE AR', '0');
    fireEvent.blur(field('CÂMARA DE AR'));
    expect(cart.setQuantity).toHaveBeenCalledExactlyOnceWith('1006', 0);
  });

  it('keeps the quantity when the field is emptied', () => {
    const { cart } = show();
    type('CÂMARA DE AR', '');
    fireEvent.blur(field('CÂMARA DE AR'));
    expect(field('CÂMARA DE AR')).toHaveValue('2');
    expect(cart.setQuantity).not.toHaveBeenCalled();
  });

  it('says why it takes no other quantity, and has the old one when it is left', () => {
    const { cart } = show();
    type('CÂMARA DE AR', '2,5');
    pressEnter('CÂMARA DE AR');
    expect(field('CÂMARA DE AR')).toHaveValue('2,5');
    expect(field('CÂMARA DE AR')).toBeInvalid();
    expect(field('CÂMARA DE AR')).toHaveAccessibleDescription('Só peças inteiras, sem vírgula.');
    fireEvent.blur(field('CÂMARA DE AR'));
    expect(field('CÂMARA DE AR')).toHaveValue('2');
    expect(screen.getByRole('alert')).toHaveTextContent(/sem vírgula\. Ficou 2\.$/);
    expect(cart.setQuantity).not.toHaveBeenCalled();
  });

  it('leaves minus and plus to mouse and touch', () => {
    show();
    for (const name of ['Diminuir', 'Aumentar']) {
      const button = screen.getByRole('button', { name: `${name} quantidade de CÂMARA DE AR` });
      expect(button).toHaveAttribute('tabindex', '-1');
    }
  });

  it('empties the cart at once, and offers back what was removed', () => {
    const { cart } = show({ removed: [{ line: aLine({ DESCRICAO: 'PNEU' }), at: 1 }] });
    press('Esvaziar');
    expect(cart.empty).toHaveBeenCalled();
    expect(screen.getByText('Removido: PNEU').closest('[role=status]')).not.toBeNull();
    press('Desfazer');
    expect(cart.undoRemoval).toHaveBeenCalled();
    press('Dispensar aviso');
    expect(cart.dismissRemoval).toHaveBeenCalled();
  });

  it('offers back the whole cart where it is empty', () => {
    show({
      lines: [],
      removed: [
        { line: aLine(), at: 0 },
        { line: aLine({ CD_PRODUTO: '2' }), at: 1 },
      ],
    });
    expect(screen.getByText('2 itens removidos')).toBeVisible();
  });

  it.each([
    ['here', /só neste navegador/],
    ['page', /se perde ao fechar/],
  ] as const)('kept %s: says so', (keeping, words) => {
    show({ keeping });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('leads an empty cart to the products', () => {
    show({ lines: [] });
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toHaveAttribute('href', '/produtos');
  });
});

describe('§5 Quote', () => {
  it('sends nothing without a representative', () => {
    const { cart } = show();
    const field = screen.getByLabelText('Representante');
    expect(field).toHaveAccessibleDescription('Selecione seu representante');
    fireEvent.mouseDown(field);
    const placeholder = screen.getByRole('option', { name: 'Selecione seu representante' });
    expect(placeholder).toHaveTextContent('MMV');
    askForQuote();
    expect(screen.getByRole('dialog')).toHaveTextContent('Por favor, selecione seu representante.');
    expect(cart.send).not.toHaveBeenCalled();
  });

  it('says that the chosen representative is still being loaded', () => {
    vi.mocked(useSellers).mockReturnValue(loading);
    const { cart } = show({ seller: 'rafael' });
    askForQuote();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Os representantes ainda não foram carregados.',
    );
    expect(cart.send).not.toHaveBeenCalled();
  });

  it('sends nothing to a representative who may not be chosen any more', () => {
    const { cart } = show({ seller: 'gone' });
    const field = screen.getByLabelText('Representante');
    expect(field).toHaveAccessibleDescription(
      'Selecione seu representante O representante escolhido não está mais disponível. Selecione outro.',
    );
    askForQuote();
    expect(cart.send).not.toHaveBeenCalled();
  });

  it('sends to the chosen one', () => {
    const { cart } = show({ seller: 'rafael' });
    askForQuote();
    expect(cart.send).toHaveBeenCalledExactlyOnceWith(rafael, noWords, undefined);
  });

  it('says why it was not sent', () => {
    show({ sendError: new Error('refused') });
    expect(screen.getByRole('alert')).toHaveTextContent('O orçamento não foi enviado.');
  });
});

describe('§5 words with a quote', () => {
  const note = () => screen.getByLabelText('Observação para este orçamento (opcional)');

  it('are folded away until they are asked for', () => {
    const { cart } = show();
    expect(note()).not.toBeVisible();
    press('Observação e seu número de pedido');
    fireEvent.change(note(), { target: { value: 'Entregar na loja 2' } });
    expect(cart.setWords).toHaveBeenCalledWith({ ...noWords, observacao: 'Entregar na loja 2' });
  });

  it('that are too long are kept whole and hold the quote back', () => {
    const observacao = 'a'.repeat(10_000);
    const { cart } = show({ seller: 'rafael', words: { observacao, referencia: '' } });
    expect(note()).toHaveValue(observacao);
    expect(note()).toHaveAccessibleDescription(
      'São 10000 caracteres; cabem 1000. Encurte o texto.',
    );
    askForQuote();
    expect(screen.getByRole('dialog')).toHaveTextContent('Corrija a observação');
    expect(cart.send).not.toHaveBeenCalled();
  });

  it('belong to one line too, and are kept as the field is left', () => {
    const { cart } = show();
    press('Observação de CÂMARA DE AR');
    const field = screen.getByLabelText('Observação de CÂMARA DE AR');
    fireEvent.change(field, { target: { value: ' bico fino ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(cart.setNote).toHaveBeenCalledExactlyOnceWith('1006', 'bico fino');
    expect(screen.getByRole('button', { name: 'Observação de CÂMARA DE AR' })).toHaveFocus();
  });

  it('of a line that are too long stay in their field', () => {
    const { cart } = show();
    press('Observação de CÂMARA DE AR');
    const field = screen.getByLabelText('Observação de CÂMARA DE AR');
    fireEvent.change(field, { target: { value: 'a'.repeat(201) } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription('São 201 caracteres; cabem 200. Encurte o texto.');
    expect(cart.setNote).not.toHaveBeenCalled();
  });
});

describe('the representative last chosen', () => {
  it('is offered first, and not chosen by itself', () => {
    vi.mocked(useSellers).mockReturnValue({
      status: 'ready',
      data: [{ value: 'ana', label: 'Ana' }, rafael],
    });
    const { cart } = show({ lastSeller: 'rafael' });
    const choice = screen.getByLabelText('Representante');
    expect(choice).toHaveAccessibleDescription('Selecione seu representante');
    fireEvent.mouseDown(choice);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'MMV',
      'rafael',
    ]);
    askForQuote();
    expect(cart.send).not.toHaveBeenCalled();
  });
});

describe('a quantity above the stock', () => {
  it.each([
    ['seller', seller, 'Acima do estoque: há 9'],
    ['customer', customer, 'Acima do estoque'],
  ])('is marked for the %s', (_who, user, words) => {
    const { container } = show({ lines: [aLine({ quantity: 10 })] }, user);
    expect(screen.getByText(words)).toBeVisible();
    if (user === customer) expect(container.textContent).not.toMatch(/há \d/);
  });

  it('is measured by the stock of today', () => {
    const today = new Map([['1006', { ...aLine(), estoque_saldo: 0 }]]);
    vi.mocked(useCurrentProducts).mockReturnValue({ status: 'ready', data: today });
    show();
    expect(screen.getByText('Sem estoque')).toBeVisible();
  });

  it('is not marked where there is enough', () => {
    show();
    expect(screen.queryByText(/estoque/i)).toBeNull();
  });
});

describe('a product gone from the table', () => {
  it('is marked and holds the quote back', () => {
    vi.mocked(useCurrentProducts).mockReturnValue({ status: 'ready', data: new Map() });
    const { cart } = show({ seller: 'rafael' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Este produto saiu do catálogo. Remova-o para enviar o orçamento.',
    );
    askForQuote();
    expect(screen.getByRole('dialog')).toHaveTextContent('Remova os produtos que saíram');
    expect(cart.send).not.toHaveBeenCalled();
  });

  it('holds nothing back when the table can’t be asked', () => {
    const error = new Error('dead');
    vi.mocked(useCurrentProducts).mockReturnValue({ status: 'failed', error, retry: vi.fn() });
    const { cart } = show({ seller: 'rafael' });
    askForQuote();
    expect(cart.send).toHaveBeenCalled();
  });
});

describe('a sending under way', () => {
  it.each(['sending', 'insisting', 'confirming'] as const)(
    'locks the whole cart while %s',
    (sending) => {
      show({ sending, seller: 'rafael' });
      // The pressed button keeps the focus.
      const send = screen.getByRole('button', { name: 'PEDIR ORÇAMENTO' });
      expect(send).toHaveAttribute('aria-disabled', 'true');
      const fields = [...screen.getAllByRole('textbox'), screen.getByRole('combobox')];
      for (const control of [...screen.getAllByRole('button'), ...fields]) {
        if (control !== send) expect(control).toBeDisabled();
      }
    },
  );

  it.each([
    ['sending', true, /^Enviando o orçamento/],
    ['sending', false, /será enviado assim que a conexão voltar/],
    ['insisting', true, /^Muitos pedidos.*tentamos de novo/],
    ['insisting', false, /será enviado assim que a conexão voltar/],
    ['confirming', true, /^Verificando se o último envio/],
    ['confirming', false, /^Sem conexão.*verificamos/],
  ] as const)('%s, connected %s: says what it waits for', (sending, connected, text) => {
    vi.mocked(useConnected).mockReturnValue(connected);
    show({ sending });
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('§6 Roles', () => {
  it.each([
    ['customer', customer, false, true],
    ['seller', seller, true, true],
    ['administrator', administrator, true, false],
  ])('%s', (_name, user, seesPrices, sends) => {
    const { container } = show({ lines: [aLine({ preco_venda: 33.33 })] }, user);
    expect(screen.getByLabelText('Representante')).toBeVisible();
    expect(/R\$|33[.,]33|66[.,]66/.test(container.innerHTML)).toBe(seesPrices);
    expect(screen.queryByRole('button', { name: 'PEDIR ORÇAMENTO' }) !== null).toBe(sends);
  });
});
