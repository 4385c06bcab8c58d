import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { can } from '../../../domain/session/access';
import { maxOrderLines } from '../../../domain/order/lines';
import { draftLimit } from '../../../domain/order/quote/words';
import { approvalOf } from '../../support/data/approval';
import { people, type Person } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();

const line = {
  CD_PRODUTO: '1001',
  DESCRICAO: 'PNEU ARO 29',
  CD_GRUPO: 'PNEU',
  preco_venda: 89.9,
  estoque_saldo: 12,
  quantity: 24,
};
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...line, CD_PRODUTO: `p${index}` }));
const cart = (versao: number, fields: object = {}) => ({
  versao,
  escritas: 'w1',
  itens: [line],
  ...fields,
});
const mine = 'carrinhos/customer/customer';
const store = (value: unknown, who: Person = 'customer', path = `carrinhos/${who}/${who}`) =>
  rules.write(who, { [path]: value });

describe('§4, §6 carrinhos: everybody their own', () => {
  for (const who of Object.keys(people) as Person[]) {
    const may = can(people[who], 'useCart');
    test(`${who} may ${may ? '' : 'not '}keep and read a cart`, async () => {
      await (may ? assertSucceeds : assertFails)(store(cart(1), who));
      const own = rules.as(who).ref(`carrinhos/${who}/${who}`).get();
      await (may ? assertSucceeds(own) : assertFails(own));
      const whole = rules.as(who).ref(`carrinhos/${who}`).get();
      await (may ? assertSucceeds(whole) : assertFails(whole));
    });

    test(`${who} may not touch another's, all of them or a second one`, async () => {
      const other = who === 'customer2' ? 'customer' : 'customer2';
      await rules.put(`carrinhos/${other}/${other}`, cart(1));
      await assertFails(rules.as(who).ref(`carrinhos/${other}/${other}`).get());
      await assertFails(rules.as(who).ref('carrinhos').get());
      await assertFails(store(cart(2), who, `carrinhos/${other}/${other}`));
      await assertFails(store(cart(2), who, `carrinhos/${other}/${who}`));
      const second = can(people[who], 'quoteForCustomers') ? 'pending' : other;
      await assertFails(store(cart(1), who, `carrinhos/${who}/${second}`));
      await assertFails(rules.write(who, { carrinhos: null }));
      await assertFails(rules.write(who, { [`carrinhos/${other}`]: null }));
    });
  }

  test('nobody and newcomers may not', async () => {
    for (const who of [null, { uid: 'newcomer', email: 'newcomer@bici.com.br' }]) {
      await assertFails(rules.write(who, { 'carrinhos/newcomer/newcomer': cart(1) }));
      await assertFails(rules.as(who).ref('carrinhos/newcomer').get());
    }
  });
});

describe('a seller keeps one for each customer', () => {
  const place = 'carrinhos/seller/customer';

  test('and no other person reads it, not even the customer', async () => {
    await assertSucceeds(store(cart(1), 'seller', place));
    await assertSucceeds(rules.as('seller').ref(place).get());
    for (const who of ['seller2', 'customer', 'admin'] as const) {
      await assertFails(rules.as(who).ref(place).get());
      await assertFails(store(cart(2), who, place));
    }
  });

  test('two sellers write for one customer, each their own', async () => {
    await assertSucceeds(store(cart(1), 'seller', place));
    await assertSucceeds(store(cart(1), 'seller2', 'carrinhos/seller2/customer'));
  });

  test('continues it when the customer is no longer approved, but starts none', async () => {
    await store(cart(1), 'seller', place);
    for (const uid of ['customer', 'customer2'] as const) {
      await rules.write('admin', approvalOf(people[uid], 'reprovar', new Date()));
    }
    await assertSucceeds(store(cart(2), 'seller', place));
    await assertSucceeds(rules.as('seller').ref(place).get());
    await assertFails(store(cart(1), 'seller', 'carrinhos/seller/customer2'));
  });

  test('only an empty one of a customer is removed (decision 98)', async () => {
    const remove = (path: string, who: Person = 'seller') => rules.write(who, { [path]: null });
    await store(cart(1), 'seller', place);
    await assertFails(remove(place));
    await store({ versao: 2, escritas: 'w' }, 'seller', place);
    await assertFails(remove(place, 'customer'));
    await assertFails(remove('carrinhos/seller'));
    await assertSucceeds(remove(place));
    await assertSucceeds(store(cart(1), 'seller', place));

    await store({ versao: 1, escritas: 'w' });
    await assertFails(remove(mine, 'customer'));
  });

  test('a reproved seller still has them when they are approved again', async () => {
    await store(cart(1), 'seller', place);
    await rules.write('admin', approvalOf(people.seller, 'reprovar', new Date()));
    await assertFails(rules.as('seller').ref(place).get());
    await assertFails(store(cart(2), 'seller', place));
    // Moves the last change back in time.
    await rules.put('historicos/seller/ritmo/em', 1);
    const again = { ...people.seller, analise: false as const };
    await rules.write('admin', approvalOf(again, 'aprovar', new Date()));
    await assertSucceeds(store(cart(2), 'seller', place));
  });
});

describe('each write follows the version that it read', () => {
  test('the next version is taken, any other is not', async () => {
    await assertSucceeds(store(cart(1)));
    for (const versao of [1, 0, 3, 2.5, -1, '2', null]) {
      await assertFails(store(cart(versao as number)));
    }
    await assertSucceeds(store(cart(2)));
    expect(await rules.stored(`${mine}/versao`)).toBe(2);
  });

  test('of two devices that write at once one is refused', async () => {
    await store(cart(1));
    const outcomes = await Promise.allSettled([store(cart(2)), store(cart(2))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the first is version 1', () => assertFails(store(cart(2))));

  test('a part changes only with the version', async () => {
    await store(cart(1));
    await assertFails(rules.write('customer', { [`${mine}/itens/0/quantity`]: 5 }));
    await assertFails(rules.write('customer', { [`${mine}/itens`]: null }));
    await assertFails(rules.write('customer', { [mine]: null }));
    await assertSucceeds(
      rules.write('customer', { [`${mine}/itens/0/quantity`]: 5, [`${mine}/versao`]: 2 }),
    );
  });
});

describe('a cart has a shape and a size', () => {
  const blank = { ...cart(1) };
  test.each<[string, object]>([
    ['without lines', { versao: 1, escritas: 'w' }],
    ['of as many lines as an order may have', cart(1, { itens: linesOf(maxOrderLines) })],
    [
      'with words, a representative and a sending',
      cart(1, {
        observacao: 'x'.repeat(draftLimit),
        referencia: 'x'.repeat(draftLimit),
        representante: 'seller',
        envio: '00000000-0000-4000-8000-000000000001',
        itens: [{ ...line, observacao: 'azul' }],
      }),
    ],
    ['with lines at places with gaps', cart(1, { itens: { 0: line, 999: line } })],
  ])('%s', (_what, value) => assertSucceeds(store(value)));

  test.each<[string, unknown]>([
    ['a text', 'x'.repeat(1e6)],
    ['no version', { ...blank, versao: null }],
    ['no name of its write', { ...blank, escritas: null }],
    ['a long name of its write', { ...blank, escritas: 'x'.repeat(601) }],
    ['a field that nobody named', { ...blank, extra: 1 }],
    ['one line too many', { ...blank, itens: linesOf(maxOrderLines + 1) }],
    ['a line under a word', { ...blank, itens: { x: line } }],
    ['a line under 00', { ...blank, itens: { '00': line } }],
    ['a line under -1', { ...blank, itens: { '-1': line } }],
    ['lines that are a text', { ...blank, itens: 'x'.repeat(1e6) }],
    ['a line that is a text', { ...blank, itens: ['x'.repeat(1e6)] }],
    ['a line without a code', { ...blank, itens: [{ ...line, CD_PRODUTO: null }] }],
    ['a line with a field more', { ...blank, itens: [{ ...line, soma: 1 }] }],
    ['a long code', { ...blank, itens: [{ ...line, CD_PRODUTO: 'x'.repeat(41) }] }],
    ['a long name', { ...blank, itens: [{ ...line, DESCRICAO: 'x'.repeat(201) }] }],
    ['a code that is reserved', { ...blank, itens: [{ ...line, CD_PRODUTO: 'constructor' }] }],
    ['a code over two lines', { ...blank, itens: [{ ...line, CD_PRODUTO: '10\n06' }] }],
    ['a name that reads backwards', { ...blank, itens: [{ ...line, DESCRICAO: 'ARO \u202e92' }] }],
    ['a group that is not seen', { ...blank, itens: [{ ...line, CD_GRUPO: 'PNEU\u200b' }] }],
    ['half a piece', { ...blank, itens: [{ ...line, quantity: 1.5 }] }],
    ['no piece', { ...blank, itens: [{ ...line, quantity: 0 }] }],
    ['too many pieces', { ...blank, itens: [{ ...line, quantity: 100_000 }] }],
    ['a price that is a text', { ...blank, itens: [{ ...line, preco_venda: '1' }] }],
    ['a negative price', { ...blank, itens: [{ ...line, preco_venda: -1 }] }],
    ['a long note', { ...blank, observacao: 'x'.repeat(draftLimit + 1) }],
    ['a long reference', { ...blank, referencia: 'x'.repeat(draftLimit + 1) }],
    ['a long reason', { ...blank, motivodesconto: 'x'.repeat(draftLimit + 1) }],
    ['a long representative', { ...blank, representante: 'x'.repeat(129) }],
    ['a long sending', { ...blank, envio: 'x'.repeat(37) }],
    ['a priority', { ...blank, '.priority': 1 }],
  ])('%s is refused', (_what, value) => assertFails(store(value)));
});
