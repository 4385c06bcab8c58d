import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import type { OrderDraft } from '../../../domain/order/quote/quote';
import { newOrderWrite, statusWrite } from '../../../src/data/order/writes';
import type { Order } from '../../../domain/order/order';
import { approvalOf } from '../../support/data/approval';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { draftFor, sellerEntries } from '../../support/data/world';

const rules = startRules();
const quote = () => draftFor(people.customer2, people.seller);
const send = (draft: object = {}, who: 'seller' | 'customer2' = 'seller') =>
  rules.write(who, newOrderWrite({ ...quote(), ...draft }, 4));

describe('§4 a seller writes a quote for a customer', () => {
  test('which is the customer’s, with all that follows from it', async () => {
    await assertSucceeds(send());
    expect(await rules.stored('pedidos/4/criadopor')).toEqual({
      uid: 'seller',
      nome: people.seller.nome,
    });
    expect(await rules.stored('pedidos/4/indice')).toMatchObject({
      cliente: 'customer2 Pendente',
      vendedor: 'seller Pendente',
    });
    expect(await rules.stored('resumovendedores/seller/Pendente/quantidade')).toBe(2);
    expect(await rules.stored('comprados/customer2/1001')).toMatchObject({ vezes: 2, pedido: 4 });
    expect(await rules.stored('comprados/seller')).toBeNull();
    const mine = rules.as('customer2').ref('pedidos').orderByChild('indice/cliente');
    const found = await mine.equalTo('customer2 Pendente').get();
    expect(found.numChildren()).toBe(1);
    await assertSucceeds(rules.as('seller').ref('pedidos/4').get());
    await assertFails(rules.as('seller2').ref('pedidos/4').get());
  });

  test('through another representative, too', () =>
    assertSucceeds(
      send({
        ...draftFor(people.customer2, people.seller, 10, sellerEntries.seller2),
      }),
    ));

  test('and moves on like any other', async () => {
    await send();
    const stored = (await rules.stored('pedidos/4')) as Order;
    await assertSucceeds(
      rules.write('seller', statusWrite(stored, 'aprovar', people.seller, 'line')),
    );
  });

  test('two sellers for one customer at once: each has a number', async () => {
    const other = draftFor(people.customer2, people.seller2, 11, sellerEntries.seller2);
    const outcomes = await Promise.allSettled([
      send(),
      rules.write('seller2', newOrderWrite(other, 4)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const isFirst = outcomes[0].status === 'fulfilled';
    await assertSucceeds(
      isFirst
        ? rules.write('seller2', newOrderWrite(other, 5))
        : rules.write('seller', newOrderWrite(quote(), 5)),
    );
    expect(await rules.stored('numerodopedido')).toBe(5);
  });

  const { cliente } = quote();
  test.each<[string, Partial<Record<keyof OrderDraft, unknown>>]>([
    ['another company', { cliente: { ...cliente, razaosocial: 'OUTRA LTDA' } }],
    ['another address', { cliente: { ...cliente, email: 'estranho@example.com' } }],
    ['another street', { cliente: { ...cliente, endereco: { ...cliente.endereco, numero: '9' } } }],
    ['no CNPJ', { cliente: { ...cliente, cnpj: null } }],
    ['no city', { cliente: { ...cliente, endereco: { ...cliente.endereco, cidade: null } } }],
    ['a guessed job', { cliente: { ...cliente, cargo: 'Diretor' } }],
    ['a password', { cliente: { ...cliente, senha: 'segredo123' } }],
    ['a customer that is none', { cliente: { ...cliente, uid: 'nobody' } }],
    ['half a uid', { cliente: { ...cliente, uid: 'customer2/' } }],
    ['no author', { criadopor: null }],
    ['an author without a name', { criadopor: { uid: 'seller' } }],
    ['an author under another name', { criadopor: { uid: 'seller', nome: 'Diretoria' } }],
    ['a longer author', { criadopor: { uid: 'seller', nome: people.seller.nome, x: 1 } }],
  ])('not with %s', (_what, fields) => assertFails(send(fields)));

  test('not a customer who says that a seller wrote it', async () => {
    await assertFails(
      send({ criadopor: { uid: 'customer2', nome: people.customer2.nome } }, 'customer2'),
    );
    await assertFails(send({}, 'customer2'));
  });

  test('not once the customer or the seller is reproved', async () => {
    await rules.write('admin', approvalOf(people.customer2, 'reprovar', new Date()));
    await assertFails(send());
    await assertFails(send({ cliente: { ...cliente, analise: false } }));
    await rules.reset();
    await rules.write('admin', approvalOf(people.seller2, 'reprovar', new Date()));
    const other = draftFor(people.customer2, people.seller2);
    await assertFails(rules.write('seller2', newOrderWrite(other, 4)));
  });

  test('nobody changes the author afterwards', async () => {
    await send();
    for (const who of ['admin', 'seller', 'customer2'] as const) {
      await assertFails(rules.write(who, { 'pedidos/4/criadopor': null }));
      await assertFails(rules.write(who, { 'pedidos/4/criadopor/nome': 'Outro' }));
      await assertFails(
        rules.write(who, { 'pedidos/1/criadopor': { uid: who, nome: people[who].nome } }),
      );
    }
  });
});
