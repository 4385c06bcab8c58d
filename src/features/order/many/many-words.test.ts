import { describe, expect, it } from 'vitest';
import type { OrderHead } from '../../../../domain/order/head';
import type { Refusal } from '../../../../domain/outbox/act';
import type { Entry } from '../../../../domain/outbox/entry';
import { actOf, type ManyChange, type ManyJob } from '../../../../domain/order/many';
import { anOrder } from '../../../../tests/support/data/an-order';
import { people } from '../../../../tests/support/data/people';
import {
  chosenWords,
  companiesWords,
  describeVerdict,
  leavingWords,
  leftOutWords,
  noneWords,
  progressWords,
  strangeOrders,
  strangeWords,
} from './many-words';
import { sortOut } from './sort-out';
import type { OrderAlert } from '../../../../domain/order/check/alerts';

const change: ManyChange = { campo: 'status', acao: 'aprovar' };
const orders = (...numbers: number[]) =>
  numbers.map((numerodopedido) => anOrder({ numerodopedido }));
const em = Date.UTC(2026, 2, 5, 13, 32, 10);
const refused = (pedido: object): Refusal =>
  ({ motivo: 'mudou', pedido: { em, por: { uid: 'm', nome: 'Maria' }, ...pedido } }) as Refusal;

describe('decision 78: texts about many orders', () => {
  it('give the number, the sum if the reader may see it, and the customers', () => {
    expect(chosenWords(orders(1, 2), true)).toBe('2 pedidos · R$\u00a0359.60');
    expect(chosenWords(orders(1, 2), false)).toBe('2 pedidos');
    const cliente = anOrder().cliente;
    const many = Array.from({ length: 6 }, (_, at) =>
      anOrder({ cliente: { ...cliente, uid: `u${at}`, razaosocial: `LOJA ${at}` } }),
    );
    expect(companiesWords(many)).toBe(
      'LOJA 0 (1), LOJA 1 (1), LOJA 2 (1), LOJA 3 (1) e outros 2 clientes',
    );
  });

  it('give the orders that stay unchanged, and why', () => {
    const chosen = [...orders(1, 2, 3), anOrder({ numerodopedido: 4, status: 'Aprovado' })];
    const isWaiting = (order: OrderHead) => order.numerodopedido === 2;
    const sorted = sortOut(change, chosen, people.admin, isWaiting);
    expect(sorted.orders.map(({ numerodopedido }) => numerodopedido)).toEqual([1, 3]);
    expect(leftOutWords(sorted)).toEqual([
      'Já Aprovados, ficam como estão: 4.',
      'Com uma alteração em andamento, ficam como estão: 2.',
    ]);
    const unread = [5, 6].map((numerodopedido) => anOrder({ numerodopedido, criadoem: 0 }));
    expect(
      noneWords(
        'aprovar',
        sortOut(change, unread, people.admin, () => false),
      ),
    ).toBe(
      'Nenhum dos pedidos escolhidos pode ser aprovado. Com registro incompleto, ficam como estão: 5 e 6.',
    );
  });

  it('give the orders that each action leaves out', () => {
    const chosen = [...orders(1, 2), anOrder({ numerodopedido: 3, criadoem: 0 })];
    const sorted = sortOut(change, chosen, people.admin, () => false);
    const none = sortOut(change, orders(1), people.admin, () => false);
    const labels = ['Aprovar', 'Excluir'];
    expect(leavingWords(labels.map((label) => ({ label, sorted })))).toEqual([
      'Aprovar e Excluir: 2 de 3. Com registro incompleto, ficam como estão: 3.',
    ]);
    expect(leavingWords([{ label: 'Aprovar', sorted: none }])).toEqual([]);
  });

  it('name the person who was faster, and when', () => {
    const act = actOf(change, anOrder({ numerodopedido: 1234 }), { id: 'a', pedidoem: 1 });
    const approved = refused({ campo: 'status', de: 'Pendente', para: 'Aprovado' });
    expect(describeVerdict(act, approved, '05/03/2026')).toBe(
      'Pedido 1234: Maria aprovou às 10:32.',
    );
    const returned = refused({ campo: 'status', de: 'Aprovado', para: 'Pendente' });
    expect(describeVerdict(act, returned, '05/03/2026')).toBe(
      'Pedido 1234: Maria devolveu à análise às 10:32.',
    );
    const handed = refused({ campo: 'vendedor', de: 'Ana', para: 'Rafael', por: { uid: 'm' } });
    expect(describeVerdict(act, handed, '06/03/2026')).toBe(
      'Pedido 1234: alguém da equipe o passou para Rafael em 05/03/2026 às 10:32.',
    );
    expect(describeVerdict(act, { motivo: 'mudou' }, '')).toBe(
      'Pedido 1234: passou para outro vendedor.',
    );
    expect(describeVerdict(act, { motivo: 'falhou', codigo: 'PERMISSION_DENIED' }, '')).toMatch(
      /^O pedido 1234 não foi aprovado\./,
    );
  });

  type End = Pick<Entry, 'feito' | 'recusa'>;
  const job = (running: boolean, ...ends: End[]): ManyJob => ({
    ...{ id: 'j', change, running },
    entries: ends.map((end, at) => ({
      act: actOf(change, anOrder({ numerodopedido: at }), { id: `a${at}`, pedidoem: 1 }),
      enviado: true,
      ...end,
    })),
  });
  const done: End = { feito: {} };
  const failed: Refusal = { motivo: 'falhou', codigo: '' };

  it.each([
    [job(true, done, {}), true, '1 de 2 aprovados.'],
    [
      job(true, done, {}),
      false,
      'Sem conexão: 1 de 2 aprovados. Os outros seguem quando ela voltar.',
    ],
    [
      job(false, done, {}),
      true,
      'Parado: 1 de 2 aprovados. Falta 1, que não foi alterado até onde se sabe.',
    ],
    [job(false, done), true, '1 de 1 aprovado.'],
    [job(false, done, done), true, '2 de 2 aprovados.'],
    [
      job(false, done, { recusa: { motivo: 'mudou' } }, { recusa: failed }),
      true,
      '1 de 3 aprovados; 1 já tinha mudado, 1 falhou.',
    ],
  ])('give the progress %#', (of, connected, words) => {
    expect(progressWords(of, connected)).toBe(words);
  });
});

it('decision 79: how many of many orders have alerts, and which kinds', () => {
  const alerts: OrderAlert[][] = [
    [{ kind: 'primeiro' }, { kind: 'estoque', lines: 2 }],
    [],
    [{ kind: 'primeiro' }],
  ];
  const orders = [7, 8, 9].map((numerodopedido, at) => ({
    order: anOrder({ numerodopedido }),
    alerts: alerts[at] ?? [],
  }));
  const { count, sentences } = strangeOrders(orders);
  expect(strangeWords.some(count, orders.length)).toBe('2 de 3 têm alertas.');
  expect(sentences).toEqual(['Acima do estoque: 7.', '1º pedido do cliente: 7 e 9.']);
});
