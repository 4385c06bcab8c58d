// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Act, QuoteAct, Refusal } from '../../../../domain/outbox/act';
import { aLine } from '../../../../tests/support/data/an-order';
import { people } from '../../../../tests/support/data/people';
import { useOutbox, useRefused } from '../../../providers/outbox/outbox-provider';
import { useCartVerbs } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { RefusedActs } from './act-outcomes';

// Replacements, because no test over the database makes a refused quote yet.
vi.mock('../../../providers/outbox/outbox-provider');
vi.mock('../../../providers/cart/cart', () => ({
  useCartVerbs: vi.fn(),
  useCartLocked: () => false,
}));
vi.mock('../../../providers/session/session', () => ({ useUser: vi.fn() }));

const asked = { id: 'a', pedidoem: 1 };
const quote: QuoteAct = {
  ...asked,
  campo: 'orcamento',
  orcamento: {
    itens: [aLine()],
    words: { observacao: 'Na loja 2', referencia: '' },
    seller: { value: 'rafael', label: 'Rafael Moreira' },
  },
};
const denied: Refusal = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };

const forget = vi.fn();
beforeEach(() => {
  forget.mockReset();
  vi.mocked(useUser).mockReturnValue(people.customer);
});
const tryAgain = vi.fn();
interface Shown {
  refused?: { act: Act; recusa: Refusal }[];
}
function show({ refused = [] }: Shown, takeBack = vi.fn()) {
  vi.mocked(useRefused).mockReturnValue(refused.map((one) => ({ ...one, enviado: true })));
  vi.mocked(useOutbox, { partial: true }).mockReturnValue({
    ...{ forget, takeBack, tryAgain },
  });
  render(
    <AntdRoot>
      <RefusedActs />
    </AntdRoot>,
  );
}

describe('decision 65: a refused quote', () => {
  it('can be sent again once its author is approved', () => {
    vi.mocked(useCartVerbs, { partial: true }).mockReturnValue({});
    vi.mocked(useUser).mockReturnValue(people.customer);
    show({ refused: [{ act: quote, recusa: { motivo: 'semcadastro' } }] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /não foi enviado: o seu cadastro não estava aprovado naquele momento\. Os itens continuam/,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Tentar de novo/ }));
    expect(tryAgain).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('keeps its lines until they are put back into the cart', async () => {
    const putBack = vi.fn();
    vi.mocked(useCartVerbs, { partial: true }).mockReturnValue({ putBack });
    const takeBack = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    show({ refused: [{ act: quote, recusa: denied }] }, takeBack);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^O orçamento de 1 item para Rafael Moreira.* não foi enviado\..*Os itens continuam/,
    );
    const button = screen.getByRole('button', { name: /^Devolver ao carrinho/ });
    fireEvent.click(button);
    await waitFor(() => expect(takeBack).toHaveBeenCalledWith('a'));
    // The quote was sent meanwhile.
    expect(putBack).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(putBack).toHaveBeenCalledExactlyOnceWith(quote.orcamento));
  });
});
