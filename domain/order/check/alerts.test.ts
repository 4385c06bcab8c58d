import { describe, expect, it } from 'vitest';

import { alertsOf, isDiffering, type OrderAlert, needsAttention, type OrderFacts } from './alerts';
import { todaysDoubts } from './doubts';
import type { OrderStatus } from '../status';
import type { Product } from '../../product/product';

const line = {
  ...{ CD_PRODUTO: '1034', DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU', estoque_saldo: 9 },
  ...{ preco_venda: 0.1, quantity: 3, linha: 0, soma: 30 },
};
const order = (total = 0.3, status: OrderStatus = 'Pendente') => ({ itens: [line], total, status });
const check = {
  ...{ em: 1, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 },
  ...{ primeiro: false, vezes: 0 },
};
const unknown: OrderFacts = {
  comparison: undefined,
  validity: undefined,
  isCustomerApproved: undefined,
};
/** Compares the order with a table that holds this product. */
const beside = (product: Product, conferencia = check) => ({
  conferencia,
  hoje: todaysDoubts(order(), new Map([['1034', product]])),
});
const kinds = (facts: Partial<OrderFacts>, of = order()) =>
  alertsOf(of, { ...unknown, ...facts }).map(({ kind }) => kind);

const found = { ...check, itens: 2, preco: 2, primeiro: true, vezes: 4 };
const strange: OrderFacts = {
  comparison: beside({ ...line, preco_venda: 0.2, estoque_saldo: 2 }, found),
  validity: { until: '12/03/2026', daysOver: 1 },
  isCustomerApproved: false,
};

describe('§2 /pedidos: what is strange shows itself (decision 79)', () => {
  it('says nothing about unknown facts and usual orders', () => {
    expect(kinds({})).toEqual([]);
    const validity = { until: '12/03/2026', daysOver: 0 };
    expect(kinds({ comparison: beside(line), validity, isCustomerApproved: true })).toEqual([]);
  });

  it('lists all alerts, the most important first', () => {
    expect(kinds(strange, order(0.29))).toEqual([
      ...['vencido', 'cliente', 'estoque', 'primeiro', 'incomum'],
      ...['soma', 'difere'],
    ]);
  });

  it.each<OrderStatus>(['Aprovado', 'Excluido'])(
    'of one that is %s, only what was sent',
    (status) => {
      expect(kinds(strange, order(0.29, status))).toEqual(['soma', 'difere']);
      const comparison = { conferencia: null, hoje: null };
      expect(kinds({ comparison }, order(0.3, status))).toEqual([]);
    },
  );

  it.each<[string, Partial<Product>, OrderAlert['kind'][]]>([
    ['a price that rose since', { preco_venda: 0.2 }, ['difere']],
    ['a stock that was sold since', { estoque_saldo: 2 }, ['estoque']],
    ['a pack that appeared since', { multiplo: 2 }, ['embalagem']],
    ['nothing, whatever differed then', {}, []],
  ])('while it waits, by the table of today: %s', (_what, values, expected) => {
    const comparison = beside({ ...line, ...values }, { ...check, itens: 2, preco: 2 });
    expect(kinds({ comparison })).toEqual(expected);
    expect(isDiffering(order(), { ...unknown, comparison })).toBe(expected.includes('difere'));
  });

  it('asks for attention if there is an alert, if the order is incomplete, and on its last day', () => {
    const usual = { ...unknown, comparison: beside(line) };
    const on = (daysOver: number) => ({ ...usual, validity: { until: '', daysOver } });
    expect([-1, 0, 1].map((days) => needsAttention(order(), on(days)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(needsAttention(order(0.29), usual)).toBe(true);
    expect(needsAttention({ ...order(), problems: ['data'] }, usual)).toBe(true);
    const first = beside(line, { ...check, primeiro: true });
    expect(needsAttention(order(), { ...usual, comparison: first })).toBe(true);
  });

  it('names discounts while it waits, and still a list price that differs', () => {
    const reduced = { ...order(0.27), itens: [{ ...line, desconto: 10 }] };
    const table = new Map([['1034', { ...line, preco_venda: 0.2 }]]);
    const hoje = todaysDoubts(reduced, table);
    expect(hoje).toMatchObject({ differing: 1, dearer: 27 });
    const comparison = { conferencia: check, hoje };
    const alert = { kind: 'desconto', lines: 1, greatest: 10 };
    const { itens: _lines, ...head } = reduced;
    for (const one of [reduced, head]) {
      const alerts = alertsOf(one, { ...unknown, comparison });
      expect(alerts).toEqual([alert, { kind: 'difere', today: hoje }]);
    }
    expect(alertsOf(reduced, unknown)).toEqual([alert]);
    expect(alertsOf({ ...reduced, status: 'Aprovado' }, unknown)).toEqual([]);
  });

  it('the sum is compared in cents', () => {
    expect(alertsOf(order(0.3000000001), unknown)).toEqual([]);
    expect(alertsOf(order(0.31), unknown)).toEqual([{ kind: 'soma', cents: 30 }]);
  });
});
