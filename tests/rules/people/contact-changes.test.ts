import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { pauseBetweenMoves } from '../../../domain/order/change';
import {
  contactOf,
  mostContactChanges,
  nextChange,
  type Contact,
  type ContactChange,
} from '../../../domain/people/contact-change';
import type { Endereco, User } from '../../../domain/people/user';
import { contactWrite } from '../../../src/data/people/writes';
import { people, type Person } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { placedFirst } from '../coverage/changed-write';

const rules = startRules();
const address = people.customer.endereco as Endereco;
const contact: Contact = {
  nome: 'José Ção',
  cargo: 'Gerente',
  celular: '(62) 99999-0000',
  telefone: '',
  endereco: { ...address, numero: '11' },
};
const line: ContactChange = {
  por: { uid: 'admin', nome: people.admin.nome },
  em: 1,
  anterior: '',
  numero: 1,
  antes: contactOf(people.customer),
  depois: contact,
};
const change = (id = 'c1', anterior = '', values = contact) =>
  contactWrite(people.customer, values, { id, anterior, numero: 1, old: [] }, people.admin);

describe("decision 82: a customer's contacts", () => {
  test('change with the line, the keys and the sellers’ entry', async () => {
    await assertSucceeds(rules.write('admin', change()));
    expect(await rules.stored('usuarios/customer')).toMatchObject({
      ...contact,
      email: people.customer.email,
      indice: { nome: 'cliente aprovado jose cao', nome2: 'cao' },
    });
    expect(await rules.stored('clientes/customer')).toMatchObject({
      nome: 'José Ção',
      celular: '(62) 99999-0000',
      endereco: { numero: '11' },
      busca: { contato: 'jose cao' },
    });
    expect(await rules.stored('historicos/customer')).toMatchObject({
      contato: 'c1',
      contatos: {
        c1: {
          anterior: '',
          antes: contactOf(people.customer),
          depois: contact,
          por: { uid: 'admin', nome: people.admin.nome },
        },
      },
    });
  });

  test('change a second time after the first, a second later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await rules.write('admin', change());
    const now = { ...people.customer, ...contact };
    const next = { ...contact, cargo: 'Dono' };
    const write = (anterior: string, numero = 2) =>
      contactWrite(now, next, { id: 'c2', anterior, numero, old: [] }, people.admin);
    await assertFails(rules.write('admin', write('c1')));
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    await assertFails(rules.write('admin', write('')));
    await assertFails(rules.write('admin', write('c1', 3)));
    await assertSucceeds(rules.write('admin', write('c1')));
  });

  test('under a name that every object has are refused', () => {
    const reserved = { id: 'hasOwnProperty', anterior: '', numero: 1, old: [] };
    return assertFails(
      rules.write('admin', contactWrite(people.customer, contact, reserved, people.admin)),
    );
  });

  test('of a waiting person change without an entry for sellers', async () => {
    const write = contactWrite(
      people.pending,
      contact,
      { id: 'c1', anterior: '', numero: 1, old: [] },
      people.admin,
    );
    await assertSucceeds(rules.write('admin', write));
    expect(await rules.stored('clientes/pending')).toBeNull();
  });

  test('change before a recount makes the keys', async () => {
    await rules.clear('usuarios/customer/indice');
    const { 'usuarios/customer/indice': _keys, ...rest } = change();
    await assertFails(rules.write('admin', rest));
    await assertSucceeds(rules.write('admin', change()));
  });

  test('of a seller: only the mobile number can change', async () => {
    const ofSeller = (values: Partial<Contact>) =>
      rules.write(
        'admin',
        contactWrite(
          people.seller,
          values,
          { id: 'c1', anterior: '', numero: 1, old: [] },
          people.admin,
        ),
      );
    await assertFails(ofSeller({ nome: 'Outro Nome' }));
    await assertFails(ofSeller({ celular: '(62) 99999-0000', cargo: 'Gerente' }));
    await assertSucceeds(ofSeller({ celular: '(62) 99999-0000' }));
    expect(await rules.stored('usuarios/seller/celular')).toBe('(62) 99999-0000');
    expect(await rules.stored('clientes/seller')).toBeNull();
  });

  test('of an administrator can’t be changed', () =>
    assertFails(
      rules.write(
        'admin',
        contactWrite(
          people.admin,
          { celular: '1' },
          { id: 'c1', anterior: '', numero: 1, old: [] },
          people.admin,
        ),
      ),
    ));

  test.each<[string, Record<string, unknown>]>([
    ['the line', { 'historicos/customer/contatos/c1': null }],
    ['its name as the last one', { 'historicos/customer/contato': null }],
    ['the entry for the sellers', { 'clientes/customer': undefined }],
    ['the keys of the lists', { 'usuarios/customer/indice': undefined }],
  ])('without %s are refused', (_what, without) => {
    const write = Object.entries({ ...change(), ...without });
    return assertFails(
      rules.write('admin', Object.fromEntries(write.filter(([, value]) => value !== undefined))),
    );
  });

  test.each<[string, object]>([
    ['another past', { antes: { ...contactOf(people.customer), cargo: 'Dono' } }],
    ['a past with something left out', { antes: { nome: people.customer.nome } }],
    ['another present', { depois: { ...contact, telefone: '1' } }],
    ['another author', { por: { uid: 'seller', nome: people.seller.nome } }],
    ['an earlier moment', { em: 1 }],
    ['one field more', { extra: 1 }],
    [
      'a priority',
      { antes: { ...contactOf(people.customer), endereco: { ...address, '.priority': 1 } } },
    ],
  ])('with a line that tells %s are refused', (_what, fields) => {
    const write = change();
    const path = 'historicos/customer/contatos/c1';
    return assertFails(
      rules.write('admin', { ...write, [path]: { ...(write[path] as object), ...fields } }),
    );
  });

  test.each<[string, Partial<Contact>]>([
    ['a name with a link', { nome: 'www.premio.example' }],
    ['a name too short', { nome: 'A' }],
    ['an endless job title', { cargo: 'x'.repeat(81) }],
    ['a state that is none', { endereco: { ...address, estado: 'Goiás' } }],
    ['an address without a city', { endereco: { ...address, cidade: '' } }],
  ])('%s is refused', (_what, fields) =>
    assertFails(rules.write('admin', change('c1', '', { ...contact, ...fields }))),
  );

  test('a line is not changed and not taken away', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await rules.write('admin', change());
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    const now = { ...people.customer, ...contact };
    const { 'historicos/customer/contatos/c1': nothingChanged } = contactWrite(
      now,
      {},
      { id: 'c1', anterior: 'c1', numero: 2, old: [] },
      people.admin,
    );
    await assertFails(rules.write('admin', { 'historicos/customer/contatos/c1': nothingChanged }));
    await assertFails(
      rules.write('admin', { 'historicos/customer/contatos/c1/depois/cargo': 'Dono' }),
    );
    await assertFails(rules.write('admin', { 'historicos/customer': null }));
    await assertFails(rules.write('admin', { 'historicos/customer/contato': null }));
  });

  test('push the line out that is fifty changes old, and no younger one', async () => {
    const changes = Object.fromEntries(
      Array.from({ length: mostContactChanges }, (_, at) => [
        `c${at + 1}`,
        { ...line, numero: at + 1 },
      ]),
    );
    await rules.put('historicos/customer', {
      contato: `c${mostContactChanges}`,
      contatos: changes,
    });
    const next = nextChange(changes, `c${mostContactChanges}`);
    const write = (old: string[]) =>
      contactWrite(people.customer, contact, { id: 'new', ...next, old }, people.admin);
    expect(next.old).toEqual(['c1']);
    await assertFails(rules.write('admin', { 'historicos/customer/contatos/c1': null }));
    await assertFails(rules.write('admin', write(['c1', 'c2'])));
    await assertFails(rules.write('seller', write(next.old)));
    await assertSucceeds(rules.write('admin', write(next.old)));
    const left = await rules.stored('historicos/customer/contatos');
    expect(Object.keys(left as object)).toHaveLength(mostContactChanges);
  });

  test('push lines out that were written before they were counted', async () => {
    const { numero: _numero, ...uncounted } = line;
    const changes = { old1: uncounted, old2: uncounted, c49: { ...line, numero: 49 } };
    await rules.put('historicos/customer', { contato: 'c49', contatos: changes });
    const next = nextChange(changes, 'c49');
    const write = contactWrite(people.customer, contact, { id: 'new', ...next }, people.admin);
    await assertSucceeds(rules.write('admin', write));
    const left = await rules.stored('historicos/customer/contatos');
    expect(Object.keys(left as object)).toEqual(['c49', 'new']);
  });

  test.each(['cnpj', 'razaosocial', 'email', 'senha', 'permissao'] as const)(
    'do not carry %s along',
    (field) =>
      assertFails(
        rules.write('admin', { ...change(), [`usuarios/customer/${field}`]: '11444777000161' }),
      ),
  );
});

describe('decision 82: their own contacts', () => {
  const own = { celular: '(62) 99999-0000', endereco: { ...address, cidade: 'ANÁPOLIS' } };
  const marker = 'historicos/customer/contato';
  const by = (author: User, values: Partial<Contact>, person: User = author) =>
    contactWrite(person, values, { id: 'c1', anterior: '', numero: 1, old: [] }, author);

  test('a customer corrects mobile and address, a seller the mobile', async () => {
    await assertSucceeds(rules.write('customer', by(people.customer, own)));
    expect(await rules.stored('clientes/customer')).toMatchObject({
      ...own,
      busca: { cidade: 'anapolis' },
    });
    await assertSucceeds(rules.write('seller', by(people.seller, { celular: own.celular })));
  });

  test('follow a line that the administrator wrote, which they may read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await rules.write('admin', change());
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    await assertSucceeds(rules.as('customer').ref('historicos/customer/contatos').get());
    await assertSucceeds(rules.as('customer').ref('historicos/customer/contato').get());
    const now = { ...people.customer, ...contact };
    const next = { id: 'c2', anterior: 'c1', numero: 2, old: [] };
    const write = contactWrite(now, own, next, now);
    await assertSucceeds(rules.write('customer', write));
  });

  test.each<[string, User, Record<string, unknown>]>([
    ['the name', people.customer, by(people.customer, { nome: 'Outro Nome' })],
    ['the job title', people.customer, by(people.customer, { cargo: 'Dono' })],
    ['the landline', people.customer, by(people.customer, { telefone: '1' })],
    ...(['cnpj', 'razaosocial', 'permissao', 'cod', 'superUser'] as const).map(
      (field): [string, User, Record<string, unknown>] => [
        field,
        people.customer,
        { ...by(people.customer, own), [`usuarios/customer/${field}`]: '11444777000161' },
      ],
    ),
    [
      'the approval',
      people.customer,
      { ...by(people.customer, own), 'usuarios/customer/analise': false },
    ],
    ["a seller's address", people.seller, by(people.seller, { endereco: address })],
    ['those of another', people.customer2, by(people.customer2, own, people.customer)],
    ["a seller's customer", people.seller, by(people.seller, own, people.customer)],
    ['those of somebody who waits', people.pending, by(people.pending, own)],
    ['those of somebody who was removed', people.removed, by(people.removed, own)],
    [
      "in the administrator's name",
      people.customer,
      contactWrite(
        people.customer,
        own,
        { id: 'c1', anterior: '', numero: 1, old: [] },
        people.admin,
      ),
    ],
  ])('%s: is refused', (_what, who, write) => assertFails(rules.write(who.uid as Person, write)));

  test('are read and changed by approved customers and sellers only', async () => {
    const changesNothing = async () => {
      await assertFails(rules.as('customer').ref('historicos/customer/contatos').get());
      await assertFails(rules.as('customer').ref('historicos/customer/contato').get());
      const write = by(people.customer, own);
      await assertFails(rules.write('customer', placedFirst(write, marker)));
    };
    await rules.put('usuarios/customer/permissao', 'outro');
    await changesNothing();
    await rules.put('usuarios/customer/permissao', 'cliente');
    await rules.put('usuarios/customer/analise', false);
    await changesNothing();
  });

  test('stay with their name, also where the history is judged first', () =>
    assertFails(
      rules.write('customer', placedFirst(by(people.customer, { nome: 'Outro Nome' }), marker)),
    ));

  test('are not read by others, and approvals not even by themselves', async () => {
    await assertFails(rules.as('customer').ref('historicos/customer').get());
    await assertFails(rules.as('customer').ref('historicos/customer/aprovacoes').get());
    await assertFails(rules.as('customer2').ref('historicos/customer/contatos').get());
    await assertFails(rules.as('seller').ref('historicos/customer/contato').get());
    await assertFails(rules.as('removed').ref('historicos/removed/contatos').get());
  });
});
