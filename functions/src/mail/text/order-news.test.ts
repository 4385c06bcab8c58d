import { describe, expect, it } from 'vitest';

import { compose } from './message';
import { orderNewsMail, type OrderNews } from './order-news';

const sender = { company: 'MMV', appUrl: 'https://mmv.example', quoteDays: 7 };
const ana = { nome: 'Ana', permissao: 'cliente' } as const;
const rafael = { nome: 'Rafael', permissao: 'vendedor' } as const;
const news = (numerodopedido: number, more: Partial<OrderNews> = {}): OrderNews => ({
  ...{ tipo: 'movido', numerodopedido, status: 'Aprovado', empresa: 'CICLO', escritopor: 'Beto' },
  ...more,
});

describe('a mail with news about orders', () => {
  it.each([
    ['Aprovado', 'O seu pedido 12 foi aprovado'],
    ['Pendente', 'O seu pedido 12 voltou à análise'],
    ['Excluido', 'O seu pedido 12 foi excluído'],
  ] as const)('%s: %s', (status, sentence) => {
    const { subject, text } = orderNewsMail(ana, [news(12, { status })], sender);
    expect(subject).toBe(`${sentence} - MMV`);
    expect(text).toContain(`Olá, Ana!\n\n${sentence}.\n\n`);
    expect(text).toContain(
      `https://mmv.example/pedidoscliente?status=${status}&numero=12&pedido=12`,
    );
  });

  it('counts several, and says why', () => {
    const deleted = news(2, { status: 'Excluido', motivo: 'Sem estoque' });
    const { subject, text } = orderNewsMail(ana, [news(1), deleted], sender);
    expect(subject).toBe('Novidades de 2 pedidos - MMV');
    expect(text).toContain('O seu pedido 1 foi aprovado.\n\n');
    expect(text).toContain('O seu pedido 2 foi excluído.\nMotivo: Sem estoque\n\n');
  });

  it("names the customer's own number of each order", () => {
    const why = { motivo: 'Sem estoque', referencia: 'PC 118' };
    const { text } = orderNewsMail(ana, [news(1), news(2, why)], sender);
    expect(text).toContain(
      'O seu pedido 2 foi aprovado.\nMotivo: Sem estoque\nNúmero de pedido do cliente: PC 118.\n\n',
    );
    expect(text.match(/Número de pedido/g)).toHaveLength(1);
  });

  it('decision 97: tells a seller of the customer, and which orders became theirs', () => {
    const { subject, text } = orderNewsMail(
      rafael,
      [news(1, { tipo: 'troca' }), news(2, { tipo: 'troca' })],
      sender,
    );
    expect(subject).toBe('2 pedidos agora são seus - MMV');
    expect(text).toContain('O pedido 2, de CICLO, agora é seu.');
    expect(text).toContain('/pedidosvendedor?');
    const moved = orderNewsMail(rafael, [news(3, { tipo: 'movidodovendedor' })], sender);
    expect(moved.subject).toBe('O pedido 3, de CICLO, foi aprovado - MMV');
  });

  it('decision 117: tells the other side what was changed last, without a price', () => {
    const alteracao = 'quantidade de 1006: 10 para 12';
    const toCustomer = orderNewsMail(ana, [news(1, { tipo: 'alterado', alteracao })], sender);
    expect(toCustomer.subject).toBe('O seu orçamento 1 foi alterado - MMV');
    expect(toCustomer.text).toContain(`Última alteração: ${alteracao}.`);
    const discount = { alteracao: `desconto de 1006: 0 % para 5 %; ${alteracao}` };
    const reduced = orderNewsMail(ana, [news(1, { tipo: 'alterado', ...discount })], sender);
    expect(reduced.text).toContain(`Última alteração: ${alteracao}.`);
    const toSeller = orderNewsMail(rafael, [news(1, { tipo: 'alteradopelocliente' })], sender);
    expect(toSeller.subject).toBe('CICLO alterou o orçamento 1 - MMV');
  });

  it('names the author to a customer for whom a seller wrote a quote', () => {
    const { text } = orderNewsMail(ana, [news(1, { tipo: 'escrito' }), news(2)], sender);
    expect(text).toContain('Beto fez o pedido de orçamento 1 em seu nome.');
  });
});

it('decision 97: a typed domain is no link in a mail', () => {
  const typed = 'Veja premio.example/a, bit.ly e loja。com; pedido 1.234 por R$ 1.234.56.\nFim.';
  const { html, text } = compose('S', [typed, { words: 'a.b', url: 'https://mmv.example/a.b' }]);
  for (const body of [html, text]) {
    expect(body).not.toMatch(/premio\.example|bit\.ly|loja。com/);
    expect(body.replaceAll('\u2060', '')).toContain('premio.example/a, bit.ly e loja。com');
    expect(body).toContain('pedido 1.234 por R$ 1.234.56.');
    expect(body).toContain('https://mmv.example/a.b');
  }
  expect(html).toContain('<a href="https://mmv.example/a.b">https://mmv.example/a.b</a>');
});

it('typed text is escaped in the HTML of a mail', () => {
  const { html, text } = compose('S', [
    '<b>"A" & B</b>\nC',
    { words: 'Veja <i>', url: 'https://a/?b=1&c=2' },
  ]);
  expect(html).toBe(
    '<p>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;<br>C</p>\n' +
      '<p>Veja &lt;i&gt; <a href="https://a/?b=1&amp;c=2">https://a/?b=1&amp;c=2</a></p>',
  );
  expect(text).toBe('<b>"A" & B</b>\nC\n\nVeja <i> https://a/?b=1&c=2');
});
