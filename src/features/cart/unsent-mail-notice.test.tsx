// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { App } from 'antd';
import { expect, it, vi } from 'vitest';

import { useCart } from '../../providers/cart';
import { aCart } from './cart-for-tests';
import { UnsentMailNotice } from './unsent-mail-notice';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));

it.each([
  [undefined, 'O pedido 65 foi registrado; o e-mail não saiu. Avise o seu representante.'],
  [
    'O servidor não respondeu.',
    'O pedido 65 foi registrado; o e-mail não saiu. O servidor não respondeu.',
  ],
])('says that the order stands and the mail does not (%s)', async (reason, words) => {
  const cart = aCart({ unsentMail: { numerodopedido: 65, reason } });
  vi.mocked(useCart).mockReturnValue(cart);
  render(<UnsentMailNotice />, { wrapper: App });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(cart.acknowledgeUnsentMail).toHaveBeenCalled();
});

it('says nothing while no mail failed', () => {
  vi.mocked(useCart).mockReturnValue(aCart());
  render(<UnsentMailNotice />, { wrapper: App });
  expect(screen.queryByText(/e-mail/)).toBeNull();
});
