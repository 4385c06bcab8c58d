import { describe, expect, it, vi } from 'vitest';

import { noQuestion } from '../../../../domain/order/search/question';
import { planOf } from './plan';

vi.mock('../../../data/base/database', () => ({ database: {} }));

const asked = { scope: 'all', uid: 'me', status: 'Pendente', customer: '', seller: '' } as const;
const order = (data: string, centavos: number, uid = 'a') =>
  ({ data, centavos, cliente: { uid } }) as Parameters<
    NonNullable<ReturnType<typeof planOf>['rest']>
  >[0];

describe('§2 /pedidos: which index answers', () => {
  it.each([
    [{}, 'status', 'Pendente', true, false],
    [{ sort: 'antigos' as const }, 'status', 'Pendente', false, false],
    [{ from: '2026-01-01' }, 'status', 'Pendente', true, true],
    [{ least: 5 }, 'indice/valor', 'Pendente 10000000005', true, false],
    [{ sort: 'menor' as const }, 'indice/valor', 'Pendente 10000000000', false, false],
    [{ sort: 'empresa' as const }, 'indice/empresa', 'Pendente ', false, false],
  ])('%j: %s from %j', (question, child, from, last, byDays) => {
    const plan = planOf({ ...asked, question: { ...noQuestion, ...question } });
    expect(plan).toMatchObject({ list: { child, from, last }, byDays, rest: undefined });
  });

  it.each([
    ['seller', '', {}, 'indice/vendedor', 'me Pendente'],
    ['seller', 'a', {}, 'indice/carteira', 'me a Pendente'],
    ['seller', '', { least: 5 }, 'indice/valorvendedor', 'me Pendente 10000000005'],
    ['customer', '', {}, 'indice/cliente', 'me Pendente'],
    ['all', 'a', {}, 'indice/cliente', 'a Pendente'],
  ] as const)('a %s’s list of %j, %j: %s', (scope, customer, question, child, from) => {
    const plan = planOf({ ...asked, scope, customer, question: { ...noQuestion, ...question } });
    expect(plan.list).toMatchObject({ child, from });
  });

  it.each([
    ['', {}, 'indice/vendedor', 's Pendente'],
    ['a', {}, 'indice/carteira', 's a Pendente'],
    ['', { least: 5 }, 'indice/valorvendedor', 's Pendente 10000000005'],
    ['', { sort: 'empresa' as const }, 'indice/empresa', 'Pendente '],
  ])('all of one seller, of %j, %j: %s', (customer, question, child, from) => {
    const plan = planOf({
      ...{ ...asked, seller: 's', customer },
      question: { ...noQuestion, ...question },
    });
    expect(plan.list).toMatchObject({ child, from });
    const passes = (idvendedor: string) =>
      plan.rest?.({ ...order('01/03/2026', 100), idvendedor }) ?? true;
    expect([passes('s'), passes('other')]).toEqual([true, child !== 'indice/empresa']);
  });

  it('asks each order for the rest', () => {
    const byValue = planOf({
      ...{ ...asked, scope: 'seller', customer: 'a' },
      question: { ...noQuestion, least: 100, from: '2026-03-01' },
    });
    expect(byValue.rest?.(order('01/03/2026', 100))).toBe(true);
    expect(byValue.rest?.(order('28/02/2026', 100))).toBe(false);
    expect(byValue.rest?.(order('01/03/2026', 100, 'b'))).toBe(false);
    const newest = planOf({
      ...asked,
      question: { ...noQuestion, sort: 'recentes', most: 100, from: '2026-03-01' },
    });
    expect(newest.byDays).toBe(true);
    expect(newest.rest?.(order('01/01/2020', 100))).toBe(true);
    expect(newest.rest?.(order('01/03/2026', 101))).toBe(false);
  });
});
