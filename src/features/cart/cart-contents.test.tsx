// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { User } from '../../../domain/user';
import { useCart } from '../../providers/cart';
import { useActiveCodes } from '../../providers/catalog';
import { useConnected } from '../../providers/connection';
import { loading } from '../../providers/live';
import { useSellers } from '../../providers/sellers';
import { useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { CartContents } from './cart-contents';
import { aCart, administrator, aLine, customer, seller } from './cart-for-tests';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/catalog', () => ({ useActiveCodes: vi.fn() }));
vi.mock('../../providers/connection', () => ({ useConnected: vi.fn() }));
vi.mock('../../providers/drawers', () => ({ useDrawers: () => ({ showLists: vi.fn() }) }));
vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));
vi.mock('../../providers/sellers', () => ({
  useSellers: vi.fn(),
  SellersProvider: ({ children }: { children: unknown }) => children,
}));

const rafael = { value: 'rafael', label: 'Rafael Moreira' };

beforeEach(() => {
  vi.mocked(useConnected).mockReturnValue(true);
  vi.mocked(useActiveCodes).mockReturnValue(loading);
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
    expect(cart.send).toHaveBeenCalledExactlyOnceWith(rafael);
  });

  it('says why it was not sent', () => {
    show({ sendError: new Error('refused') });
    expect(screen.getByRole('alert')).toHaveTextContent('O orçamento não foi enviado.');
  });
});

describe('a product gone from the table', () => {
  it('is marked and holds the quote back', () => {
    vi.mocked(useActiveCodes).mockReturnValue({ status: 'ready', data: new Set(['1']) });
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
    vi.mocked(useActiveCodes).mockReturnValue({ status: 'failed', error, retry: vi.fn() });
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
      for (const control of [...screen.getAllByRole('button'), screen.getByRole('combobox')]) {
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
