import { describe, expect, it } from 'vitest';

import {
  approvalAct,
  sellerAct,
  statusAct,
  type Act,
  type QuoteAct,
  type Refusal,
} from '../../../../domain/outbox/act';
import type { Order } from '../../../../domain/order/order';
import { aLine } from '../../../../tests/support/data/an-order';
import { describeDone, describeRefused, writtenWith } from './outcome-words';

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

describe('§8 successful changes', () => {
  it.each<[Act, string]>([
    [approveOrder, 'Pedido 12 aprovado.'],
    [statusAct(order, 'analisar', asked), 'Pedido 12 voltou à análise.'],
    [sellerAct(order, { value: 'l', label: 'Luciana' }, asked), 'Pedido 12 passou para Luciana.'],
    [approvePerson, 'Cadastro de João Ferraz aprovado.'],
    [quote, 'Orçamento enviado: pedido 41 realizado com sucesso.'],
    [approvalAct(person, 'remover', asked), 'Cadastro de João Ferraz removido.'],
  ])('%#: have a sentence', (act, told) => {
    expect(describeDone({ act, enviado: true, feito: { numerodopedido: 41 } })).toBe(told);
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
    [
      approveOrder,
      { motivo: 'mudou', pedido: { ...status, motivo: 'Sem estoque' } },
      /10:30\. Motivo: “Sem estoque”\. Nada foi/,
    ],
    [
      quote,
      { motivo: 'semcadastro' },
      /^O orçamento de 1 item para Rafael Moreira.* não foi enviado: o seu cadastro não estava aprovado naquele momento\. Os itens continuam/,
    ],
    [
      quote,
      denied,
      /^O orçamento de 1 item para Rafael Moreira.* não foi enviado\..*Os itens continuam/,
    ],
  ])('%#: say why', (act, recusa, told) => {
    expect(describeRefused(act, recusa)).toMatch(told);
  });

  it('decision 63: show the written reason, so that it is not lost', () => {
    const act = statusAct(order, 'excluir', asked, ' Sem estoque ');
    expect(writtenWith(act)).toBe('Motivo que você escreveu: Sem estoque');
  });
});
