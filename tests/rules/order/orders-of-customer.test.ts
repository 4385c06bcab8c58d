import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { startRules } from '../../support/rules-environment';

const rules = startRules();

describe('§2 /pedidosvendedor: orders of one customer', () => {
  const ask = (who: 'seller' | 'seller2' | 'customer', value: string) =>
    rules.as(who).ref('cabecalhos').orderByChild('indice/carteira').equalTo(value).get();

  test('are their representative’s', async () => {
    const found = await ask('seller', 'seller customer Pendente');
    expect(found.numChildren()).toBe(1);
  });
  test.each([
    ['seller2', 'seller customer Pendente'],
    ['customer', 'seller customer Pendente'],
    ['customer', 'customer customer Pendente'],
    ['seller', 'sellerX customer Pendente'],
  ] as const)('and not for %s asking for %s', (who, value) => assertFails(ask(who, value)));

  type Bound = string | number | boolean | null;
  const between = (start: Bound, end: Bound) =>
    rules
      .as('seller2')
      .ref('cabecalhos')
      .orderByChild('indice/carteira')
      .startAt(start)
      .endAt(end)
      .get();

  test('also between two ends of the same key', () =>
    assertSucceeds(between('seller2 customer Pendente', 'seller2 customer Pendente')));
  test.each<[Bound, Bound]>([
    ['seller2 ', 'seller2!'],
    ['seller2 ', 'seller2 ~'],
    ['seller2 a', 'seller2 b'],
    ['seller2', 'seller2'],
    ['seller2!', 'seller2!'],
    ['seller2\u001f', 'seller2\u001f'],
    ['seller2~ ', 'seller2~ '],
    ['seller ', 'seller '],
    ['', ''],
    [null, null],
    [5, 5],
    [true, true],
  ])('never between %j and %j', (start, end) => assertFails(between(start, end)));
  test('never by a beginning', () =>
    assertFails(
      rules
        .as('seller2')
        .ref('cabecalhos')
        .orderByChild('indice/carteira')
        .startAt('seller2 ')
        .get(),
    ));
});
