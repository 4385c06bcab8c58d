import { describe, expect, it } from 'vitest';

import { noOrderFilters } from '../../../../tests/support/data/no-order-filters';
import { matchesFilters } from './order-filters';
import { anOrder, aSellersOrder } from '../../../../tests/support/data/an-order';

const order = anOrder({ numerodopedido: 12, vendedor: 'Luciana Teixeira' });

describe('§5 Order filters', () => {
  it.each([
    [{}, true],
    [{ number: '12' }, true],
    [{ number: ' 012 ' }, true],
    [{ number: '1' }, false],
    [{ number: '120' }, false],
    [{ number: 'doze' }, false],
    [{ number: '   ' }, true],
    [{ company: 'CICLO ANT' }, true],
    [{ company: 'COMERCIO' }, true],
    [{ company: 'BIKE SUL' }, false],
    [{ seller: 'LUCIANA' }, true],
    [{ seller: 'RAFAEL' }, false],
    [{ number: '12', company: 'CICLO', seller: 'RAFAEL' }, false],
  ])('%j: %s', (filters, expected) => {
    expect(matchesFilters(order, { ...noOrderFilters, ...filters })).toBe(expected);
  });

  it('finds the order of a seller, who has no company, by the name', () => {
    expect(matchesFilters(aSellersOrder(), { ...noOrderFilters, company: 'LUCIANA' })).toBe(true);
  });

  it('finds what a company ordered under another name, by who it is', () => {
    const filters = { ...noOrderFilters, company: 'NOVO NOME' };
    expect(matchesFilters(order, filters)).toBe(false);
    expect(matchesFilters(order, filters, { customers: new Set([order.cliente.uid]) })).toBe(true);
  });

  it('finds the orders of the people alone, where only these are looked through', () => {
    const customers = new Set([order.cliente.uid]);
    const others = new Set(['other']);
    const company = { ...noOrderFilters, company: 'CICLO' };
    expect(matchesFilters(order, company, { customers, only: { customers } })).toBe(true);
    const of = { customers: others, only: { customers: others } };
    expect(matchesFilters(order, company, of)).toBe(false);
    const seller = { ...noOrderFilters, seller: 'LUCIANA' };
    const sellers = new Set([order.idvendedor]);
    expect(matchesFilters(order, seller, { customers, only: { sellers } })).toBe(true);
    expect(matchesFilters(order, seller, { customers, only: { sellers: others } })).toBe(false);
  });

  it('finds what has a note or a reference', () => {
    const filters = { ...noOrderFilters, words: true };
    expect(matchesFilters(order, filters)).toBe(false);
    expect(matchesFilters({ ...order, recado: true }, filters)).toBe(true);
    expect(matchesFilters({ ...order, referencia: '4711' }, filters)).toBe(true);
  });
});
