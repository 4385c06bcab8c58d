// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  approvalAct,
  sellerAct,
  statusAct,
  type Act,
  type QuoteAct,
  type Refusal,
} from '../../../../domain/outbox/act';
import type { Entry } from '../../../../domain/outbox/entry';
import type { Order } from '../../../../domain/order/order';
import { aLine } from '../../../../tests/support/data/an-order';
import { people } from '../../../../tests/support/data/people';
import { useDone, useOutbox, useRefused } from '../../../providers/outbox/outbox-provider';
import { useCartVerbs } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { DoneActs, RefusedActs } from './act-outcomes';

vi.mock('../../../providers/outbox/outbox-provider');
vi.mock('../../../providers/cart/cart', () => ({
  useCartVerbs: vi.fn(),
  useCartLocked: () => false,
}));
vi.mock('../../../providers/session/session', () => ({ useUser: vi.fn() }));

const order = { numerodopedido: 12, cliente: { uid: 'u' } } as Order;
const person = { uid: 'u', nome: 'João Ferraz', email: 'j@f.com', permissao: 'cliente' } as const;
const asked = { id: 'a', pedidoem: 1 };
const approveOrder = statusAct(order, 'aprovar', asked);
const approvePerson = approvalAct(person, 'aprovar', asked);
const quote: QuoteAct = {
  ...asked,
  campo: 'orcamento',
  orcamento: {
    itens: [aLine()],
    words: { observacao: 'Na loja 2', referencia: '' },
    seller: { value: 'rafael', label: 'Rafael Moreira' },
  },
};
const por = { uid: 'rafael', nome: 'Rafael Moreira' };
const em = Date.UTC(2026, 2, 5, 13, 30, 0);
const denied: Refusal = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };

const forget = vi.fn();
beforeEach(() => {
  forget.mockReset();
  vi.mocked(useUser).mockReturnValue(people.customer);
});
const tryAgain = vi.fn();
interface Shown {
  refused?: { act: Act; recusa: Refusal }[];
  done?: Entry[];
}
function show({ refused = [], done = [] }: Shown, takeBack = vi.fn()) {
  vi.mocked(useRefused).mockReturnValue(refused.map((one) => ({ ...one, enviado: true })));
  vi.mocked(useDone).mockReturnValue(done);
  vi.mocked(useOutbox, { partial: true }).mockReturnValue({
    ...{ forget, takeBack, tryAgain },
  });
  render(
    <AntdRoot>
      <DoneActs />
      <RefusedActs />
    </AntdRoot>,
  );
}

describe('§8 successful changes', () => {
  it.each<[Act, string]>([
    [approveOrder, 'Pedido 12 aprovado.'],
    [statusAct(order, 'analisar', asked), 'Pedido 12 voltou à análise.'],
    [sellerAct(order, { value: 'l', label: 'Luciana' }, asked), 'Pedido 12 passou para Luciana.'],
    [approvePerson, 'Cadastro de João Ferraz aprovado.'],
    [quote, 'Orçamento enviado: pedido 41 realizado com sucesso.'],
    [approvalAct(person, 'remover', asked), 'Cadastro de João Ferraz removido.'],
  ])('%#: is told once', async (act, told) => {
    show({ done: [{ act, enviado: true, feito: { numerodopedido: 41 } }] });
    await screen.findByText(told);
    expect(forget).toHaveBeenCalledExactlyOnceWith('a');
  });
});

describe('decision 10: refused changes', () => {
  const status = { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em } as const;
  it.each<[Act, Refusal, RegExp]>([
    [
      approveOrder,
      { motivo: 'mudou', pedido: status },
      /^Rafael Moreira já passou o pedido 12 de Pendente para Aprovado em 05\/03\/2026 às 10:30/,
    ],
    [approveOrder, denied, /^O pedido 12 não foi aprovado\. O registro mudou/],
    [approveOrder, { motivo: 'falhou', codigo: '' }, /^O pedido 12 não foi aprovado\. Tente de/],
    [
      approvePerson,
      { motivo: 'mudou', cadastro: { acao: 'remover', por, em } },
      /^Rafael Moreira já removeu o cadastro de João Ferraz em 05\/03\/2026 às 10:30\. Nada foi/,
    ],
    [approvePerson, { motivo: 'mudou' }, /^O cadastro de João Ferraz mudou enquanto você decidia/],
    [
      approvePerson,
      { motivo: 'outroemail', email: 'novo@ferraz.com.br' },
      /^O cadastro de João Ferraz não foi aprovado: o e-mail do cadastro mudou enquanto isso de j@f.com para novo@ferraz.com.br\. Confira/,
    ],
    [approvePerson, denied, /^O cadastro de João Ferraz não foi aprovado\. O registro mudou/],
  ])('%#: stays until it was read', (act, recusa, told) => {
    show({ refused: [{ act, recusa }] });
    const alert = screen.getByRole('alert');
    expect(alert.textContent.replace('Entendi', '')).toMatch(told);
    fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(forget).toHaveBeenCalledWith('a');
  });

  it('decision 63: shows the written reason, so that it is not lost', () => {
    const act = statusAct(order, 'excluir', asked, ' Sem estoque ');
    show({ refused: [{ act, recusa: denied }] });
    expect(screen.getByText('Motivo que você escreveu: Sem estoque')).toBeInTheDocument();
  });

  it('decision 63: says that another person was faster', () => {
    const pedido = { ...status, para: 'Excluido', motivo: 'Sem estoque' };
    show({ refused: [{ act: approveOrder, recusa: { motivo: 'mudou', pedido } }] });
    expect(screen.getByRole('alert')).toHaveTextContent('10:30. Motivo: “Sem estoque”. Nada foi');
  });
});

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
