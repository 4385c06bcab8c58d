import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { pauseBetweenMoves } from '../../../../domain/order/change';
import type { OrderAction } from '../../../../domain/order/status';
import type { User } from '../../../../domain/people/user';
import type { OrderDraft } from '../../../../domain/order/quote/quote';
import { newOrderWrite, sellerWrite, statusWrite } from '../../../../src/data/order/writes';
import type { Order } from '../../../../domain/order/order';
import { approvalOf } from '../../../support/data/approval';
import { people } from '../../../support/data/people';
import { startRules } from '../../../support/rules-environment';
import { draftFor, sellerEntries } from '../../../support/data/world';
import { withHeads } from '../../with-heads';

const rules = startRules();
const quote = () => draftFor(people.customer2, people.seller);
const send = (draft: object = {}, who: 'seller' | 'customer2' = 'seller') =>
  rules.write(who, withHeads(newOrderWrite({ ...quote(), ...draft }, 4)));

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
    expect(await rules.stored('resumopedidos/Pendente/quantidade')).toBe(2);
    const mine = rules.as('customer2').ref('cabecalhos').orderByChild('indice/cliente');
    const found = await mine.equalTo('customer2 Pendente').get();
    expect(found.numChildren()).toBe(1);
    await assertSucceeds(rules.as('seller').ref('pedidos/4').get());
    await assertFails(rules.as('seller2').ref('pedidos/4').get());
  });

  test('also for a formerly removed customer, which sellers don’t know', async () => {
    await rules.put('usuarios/customer2/removido', '20/11/2026 12:00:00');
    await assertSucceeds(send());
  });

  describe('through another representative', () => {
    const through2 = (customer: User = people.customer2) =>
      newOrderWrite(draftFor(customer, people.seller, 10, sellerEntries.seller2), 4);

    test('the customer’s own seller', () => assertSucceeds(rules.write('seller', through2())));

    test('nobody else', async () => {
      await assertFails(rules.write('seller', through2(people.customer)));
      await rules.clear('representantes/customer2/seller2');
      await assertFails(rules.write('seller', through2()));
    });

    test('its author sees it and takes it back while it is pending', async () => {
      await rules.write('seller', through2());
      const orders = rules.as('seller').ref('cabecalhos').orderByChild('criadopor/uid');
      expect((await orders.equalTo('seller').get()).numChildren()).toBe(1);
      await assertFails(orders.equalTo('seller2').get());
      await assertSucceeds(rules.as('seller').ref('cabecalhos/4').get());
      const stored = (await rules.as('seller').ref('pedidos/4').get()).val() as Order;
      const move = (action: OrderAction, id: string) =>
        rules.write('seller', statusWrite(stored, action, people.seller, id));
      await assertFails(move('aprovar', 'c1'));
      await assertFails(
        rules.write('seller', sellerWrite(stored, sellerEntries.seller, people.seller, 'c1')),
      );
      await assertSucceeds(move('excluir', 'c1'));
      expect(await rules.stored('resumopedidos/Pendente/quantidade')).toBe(1);
    });

    test('not after somebody has decided about it', async () => {
      await rules.write('seller', through2());
      const pending = (await rules.stored('pedidos/4')) as Order;
      await rules.write('seller2', statusWrite(pending, 'aprovar', people.seller2, 'c1'));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pauseBetweenMoves });
      onTestFinished(() => void vi.useRealTimers());
      const approved = (await rules.stored('pedidos/4')) as Order;
      for (const action of ['excluir', 'analisar'] as const) {
        await assertFails(
          rules.write('seller', statusWrite(approved, action, people.seller, 'c2')),
        );
      }
    });
  });

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
