import { describe, expect, it } from 'vitest';

import type { OrderMove } from '../stored/order-moves';
import { compose } from './message';
import { movesMail } from './moves-text';

const sender = { company: 'MMV', appUrl: 'https://mmv.example', quoteDays: 7 };
const ana = { nome: 'Ana', permissao: 'cliente' } as const;
const move = (numerodopedido: number, status: OrderMove['status'], motivo?: string) =>
  ({ numerodopedido, status, ...(motivo !== undefined && { motivo }) }) as OrderMove;

describe('a mail about what became of orders', () => {
  it.each([
    ['Aprovado', 'O seu pedido 12 foi aprovado'],
    ['Pendente', 'O seu pedido 12 voltou à análise'],
    ['Excluido', 'O seu pedido 12 foi excluído'],
  ] as const)('%s: %s', (status, sentence) => {
    const { subject, text } = movesMail(ana, [move(12, status)], sender);
    expect(subject).toBe(`${sentence} - MMV`);
    expect(text).toContain(`Olá, Ana!\n\n${sentence}.\n\n`);
    expect(text).toContain(
      `https://mmv.example/pedidoscliente?status=${status}&numero=12&pedido=12`,
    );
  });

  it('counts several, and says why', () => {
    const { subject, text } = movesMail(
      ana,
      [move(1, 'Aprovado'), move(2, 'Excluido', 'Sem estoque')],
      sender,
    );
    expect(subject).toBe('Novidades de 2 pedidos - MMV');
    expect(text).toContain('O seu pedido 1 foi aprovado.\n\n');
    expect(text).toContain('O seu pedido 2 foi excluído.\nMotivo: Sem estoque\n\n');
  });
});

it('what somebody typed is text in the HTML of a mail', () => {
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
