import { describe, expect, it } from 'vitest';

import { alertsOf, type OrderFacts } from './alerts';
import type { OrderStatus } from '../status';

const line = {
  ...{ CD_PRODUTO: '1034', DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU', estoque_saldo: 9 },
  ...{ preco_venda: 0.1, quantity: 3, linha: 0, soma: 30 },
};
const order = (total = 0.3, status: OrderStatus = 'Pendente') => ({ itens: [line], total, status });
const check = {
  ...{ em: 1, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 },
  ...{ acima: 0, primeiro: false, vezes: 0 },
};
const unknown: OrderFacts = {
  check: undefined,
  validity: undefined,
  isCustomerApproved: undefined,
};
const kinds = (facts: Partial<OrderFacts>, of = order()) =>
  alertsOf(of, { ...unknown, ...facts }).map(({ kind }) => kind);

const strange: OrderFacts = {
  check: { ...check, itens: 2, preco: 2, acima: 1, primeiro: true, vezes: 4 },
  validity: { until: '12/03/2026', daysOver: 1 },
  isCustomerApproved: false,
};

describe('§2 /pedidos: what is strange shows itself (decision 79)', () => {
  it('says nothing while nothing is known, and of a usual order', () => {
    expect(kinds({})).toEqual([]);
    const validity = { until: '12/03/2026', daysOver: 0 };
    expect(kinds({ check, validity, isCustomerApproved: true })).toEqual([]);
  });

  it('names all, what matters most first', () => {
    expect(kinds(strange, order(0.29))).toEqual([
      ...['vencido', 'cliente', 'estoque', 'primeiro', 'incomum'],
      ...['soma', 'difere'],
    ]);
  });

  it.each<OrderStatus>(['Aprovado', 'Excluido'])(
    'of one that is %s, only what was sent',
    (status) => {
      expect(kinds(strange, order(0.29, status))).toEqual(['soma', 'difere']);
      expect(kinds({ check: null }, order(0.3, status))).toEqual([]);
    },
  );

  it('what the server never compared is said to be so', () => {
    expect(kinds({ check: null })).toEqual(['semconferencia']);
  });

  it('a check tells that lines differ', () => {
    expect(kinds({ check: { ...check, itens: 1, nome: 1 } })).toEqual(['difere']);
  });

  it('the sum is compared in cents', () => {
    expect(alertsOf(order(0.3000000001), unknown)).toEqual([]);
    expect(alertsOf(order(0.31), unknown)).toEqual([{ kind: 'soma', cents: 30 }]);
  });
});
