import { describe, expect, it } from 'vitest';

import { anOrder, aSellersOrder } from '../../../tests/support/data/an-order';
import { askedOf, byHead, isAsked, isDecidedByHead, matchesHead, noFilter } from './by-head';

const order = anOrder({ numerodopedido: 12, vendedor: 'Luciana Teixeira', total: 10 });

describe('§5 Filters: what the head of an order says of it', () => {
  it.each([
    [{}, true],
    [{ empresa: 'CICLO ANT' }, true],
    [{ empresa: 'COMERCIO' }, true],
    // As the endpoint: each word, wherever it stands.
    [{ empresa: 'COMERCIO  ciclo' }, true],
    [{ empresa: 'CICLO SUL' }, false],
    [{ empresa: 'BIKE SUL' }, false],
    [{ vendedor: 'LUCIANA' }, true],
    [{ vendedor: 'RAFAEL' }, false],
    [{ empresa: 'CICLO', vendedor: 'RAFAEL' }, false],
    [{ cliente: 'marcos', representante: 'rafael' }, true],
    [{ cliente: 'other' }, false],
    [{ representante: 'other' }, false],
    [{ de: '2026-03-05', ate: '2026-03-05' }, true],
    [{ de: '2026-03-06' }, false],
    [{ ate: '2026-03-04' }, false],
    [{ de: '2025-12-31', ate: '2027-01-01' }, true],
    [{ valorde: 1000, valorate: 1000 }, true],
    [{ valorde: 1001 }, false],
    [{ valorate: 999 }, false],
    [{ observacao: true }, false],
  ])('%j: %s', (filter, expected) => {
    expect(matchesHead({ ...noFilter, ...filter }, order)).toBe(expected);
  });

  it('finds the order of a seller, who has no company, by the name', () => {
    expect(matchesHead({ ...noFilter, empresa: 'LUCIANA' }, aSellersOrder())).toBe(true);
  });

  it('finds what has a note or a reference', () => {
    const filter = { ...noFilter, observacao: true };
    expect(matchesHead(filter, { ...order, recado: true })).toBe(true);
    expect(matchesHead(filter, { ...order, referencia: '4711' })).toBe(true);
  });

  it.each([
    { texto: 'pneu' },
    { cidade: 'SANTOS' },
    { produto: '1034' },
    { novos: '12' },
    { diferenca: true },
    { atencao: true },
  ])('is not %j', (filter) => {
    expect(isDecidedByHead({ ...noFilter, ...filter })).toBe(false);
    expect(isDecidedByHead({ ...noFilter, empresa: 'CICLO', valorde: 1 })).toBe(true);
  });
});

it('§2 /pedidos: a list is asked for more than its status, or is not', () => {
  expect(isAsked({ ...noFilter, status: 'Pendente', empresa: '  ' })).toBe(false);
  expect(isAsked({ ...noFilter, ordem: 'antigos' })).toBe(true);
  expect(isAsked({ ...noFilter, valorate: 0 })).toBe(true);
  expect(askedOf({ ...noFilter, empresa: ' BIKE ', valorate: 0, atencao: true })).toEqual([
    ['empresa', 'BIKE'],
    ['valorate', 0],
    ['atencao', 1],
    ['ordem', 'recentes'],
  ]);
});

it.each([
  ['recentes', [3, 2, 1]],
  ['antigos', [1, 2, 3]],
  ['maior', [2, 3, 1]],
  ['menor', [1, 3, 2]],
  ['empresa', [3, 1, 2]],
] as const)('§2 /pedidos: sorted by %s', (sort, numbers) => {
  const orders = [
    [1, 10, 'Beta'],
    [2, 20, 'beta 10'],
    [3, 10, 'ÁLFA'],
  ] as const;
  const heads = orders.map(([numerodopedido, total, razaosocial]) =>
    anOrder({ numerodopedido, total, cliente: { ...order.cliente, razaosocial } }),
  );
  expect(heads.sort(byHead(sort)).map(({ numerodopedido }) => numerodopedido)).toEqual(numbers);
});
