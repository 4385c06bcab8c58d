import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { increment } from 'firebase/database';
import { describe, expect, test } from 'vitest';

import {
  approvalLine,
  approvalWrite,
  newCustomerWrite,
  visitWrite,
} from '../../../src/data/people/writes';
import { approvalAct } from '../../../domain/outbox/act';
import { busyAfter } from '../../../domain/registration/pace';
import { draftCustomer } from '../../../domain/registration/registration';
import type { User } from '../../../domain/people/user';
import { approvalOf } from '../../support/data/approval';
import { people, type Person } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const { write } = rules;

const newcomer = { uid: 'newcomer', email: 'nova@bici.com.br' };
const now = new Date('2026-11-20T15:00:00Z');
const form = {
  nome: 'Nova Loja',
  cargo: '',
  celular: '(11) 98765-4321',
  email: newcomer.email,
  senha: 'segredo123',
  cnpj: '11222333000181',
  razaosocial: 'NOVA LTDA',
  telefone: '',
  logradouro: 'RUA A',
  numero: '1',
  complemento: '',
  bairro: 'CENTRO',
  cidade: 'SÃO PAULO',
  estado: 'SP',
  cep: '01000-000',
};
const record = draftCustomer(form, newcomer, true, now);
const registration = (change: Partial<User> = {}, cod = 5) => ({
  ...newCustomerWrite({ ...record, ...change }, cod, busyAfter(0, Date.now())),
});

describe('§3, §6 registering oneself', () => {
  test('a newcomer becomes a pending cliente with the next code', async () => {
    await assertSucceeds(write(newcomer, registration()));
    expect(await rules.stored('usuarios/newcomer')).toMatchObject({ analise: false, cod: 5 });
    expect(await rules.stored('codigocliente')).toBe(5);
  });
  test('the very first customer gets code 1', async () => {
    await rules.clear('codigocliente');
    await assertSucceeds(write(newcomer, registration({}, 1)));
  });

  test.each<[string, Partial<User>]>([
    ['approved', { analise: true }],
    ['as a seller', { permissao: 'vendedor' }],
    ['as superUser', { superUser: true }],
    ['with permissao superUser', { permissao: 'superUser' }],
    ['with a password', { senha: 'segredo123' } as Partial<User>],
    ['under another e-mail', { email: 'outra@bici.com.br' }],
    ['with a name of 2', { nome: 'No' }],
    ['with a name of 121', { nome: 'N'.repeat(121) }],
    ['with two blanks in the name', { nome: 'Nova  Loja' }],
    ['with two blanks in the company', { razaosocial: 'NOVA  LTDA' }],
    ['with a company of no letter', { razaosocial: '' }],
    ['with a company of a blank', { razaosocial: ' ' }],
    ['with a company of 201', { razaosocial: 'N'.repeat(201) }],
    ['with a link in the company', { razaosocial: 'NOVA http' }],
    ['with another link in the company', { razaosocial: 'NOVA x://y' }],
    ['with a malformed CNPJ', { cnpj: '112223330001' }],
    ['with another uid inside', { uid: 'customer' }],
  ])('nobody registers %s', (_what, change) => assertFails(write(newcomer, registration(change))));

  test('a code that is not the next one is refused', async () => {
    await assertFails(write(newcomer, registration({}, 4)));
    await assertFails(write(newcomer, registration({}, 6)));
  });
  test('the record and the counter go together', async () => {
    // With the next code, and with the code of the last registered person.
    for (const cod of [5, 4]) {
      const { codigocliente: _counter, ...alone } = registration({}, cod) as Record<
        string,
        unknown
      >;
      await assertFails(write(newcomer, alone));
    }
    await assertFails(write(newcomer, { codigocliente: 5 }));
  });
  test('nobody registers another person', () => assertFails(write('customer', registration())));
  test('nobody registers twice', () =>
    assertFails(
      write('customer', {
        'usuarios/customer': { ...record, uid: 'customer', email: 'customer@bici.com.br', cod: 5 },
        codigocliente: 5,
        'cadastros/ritmo': busyAfter(0, Date.now()),
      }),
    ));
  test('an unknown field is refused', () =>
    assertFails(
      write(newcomer, {
        'usuarios/newcomer': { ...record, cod: 5, admin: true },
        codigocliente: 5,
        'cadastros/ritmo': busyAfter(0, Date.now()),
      }),
    ));
});

const without = (values: Record<string, unknown>, unwanted: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== unwanted));

describe('§4 approval is the administrator’s', () => {
  test.each([
    ['approves a pending customer', 'pending', 'aprovar', true],
    ['removes a pending customer', 'pending', 'remover', 'removido'],
    ['readmits a removed customer', 'removed', 'readmitir', false],
    ['approves a pending seller', 'pendingSeller', 'aprovar', true],
    ['removes a seller who left', 'pendingSeller', 'remover', 'removido'],
    ['reproves a customer', 'customer', 'reprovar', false],
    ['reproves a seller', 'seller', 'reprovar', false],
  ] as const)('the administrator %s', async (_what, uid, action, analise) => {
    const { permissao } = people[uid];
    const before = await rules.stored(`aprovados/${permissao}`);
    await assertSucceeds(write('admin', approvalOf(people[uid], action, now)));
    expect(await rules.stored(`usuarios/${uid}/analise`)).toBe(analise);
    const gained = { aprovar: 1, remover: 0, readmitir: 0, reprovar: -1 }[action];
    expect(await rules.stored(`aprovados/${permissao}`)).toBe(Number(before) + gained);
  });
  test('removal leaves its moment', async () => {
    await write('admin', approvalOf(people.pending, 'remover', now));
    expect(await rules.stored('usuarios/pending/removido')).toBe('20/11/2026 12:00:00');
  });
  test('a former seller who returns is approved like any other', async () => {
    const left = { ...people.pendingSeller, analise: 'removido' } as const;
    await write('admin', approvalOf(people.pendingSeller, 'remover', now));
    await assertFails(write('admin', approvalOf(left, 'aprovar', now)));
    await rules.put('historicos/pendingSeller/ritmo/em', 1);
    await assertSucceeds(write('admin', approvalOf(left, 'readmitir', now)));
    expect(await rules.stored('usuarios/pendingSeller/removido')).toBeNull();
    await rules.put('historicos/pendingSeller/ritmo/em', 1);
    await assertSucceeds(write('admin', approvalOf(people.pendingSeller, 'aprovar', now)));
  });

  test.each([
    ['removes an approved customer', approvalOf(people.customer, 'remover', now)],
    ['removes an approved seller', approvalOf(people.seller, 'remover', now)],
    [
      'readmits with the moment of the removal',
      without(approvalOf(people.removed, 'readmitir', now), 'usuarios/removed/removido'),
    ],
    ['takes the moment of a removal away', { 'usuarios/removed/removido': null }],
    [
      'removes without a moment',
      without(approvalOf(people.pending, 'remover', now), 'usuarios/pending/removido'),
    ],
    [
      'approves without counting',
      without(approvalOf(people.pending, 'aprovar', now), 'aprovados/cliente'),
    ],
    [
      'takes back without counting',
      without(approvalOf(people.customer, 'reprovar', now), 'aprovados/cliente'),
    ],
    [
      'approves and names another for the count',
      { ...approvalOf(people.pending, 'aprovar', now), 'aprovados/usuario': 'pendingSeller' },
    ],
    [
      'approves a customer and counts a seller',
      {
        ...without(approvalOf(people.pending, 'aprovar', now), 'aprovados/cliente'),
        'aprovados/vendedor': increment(1),
      },
    ],
    [
      'approves two and counts one',
      {
        ...approvalOf(people.pending, 'aprovar', now),
        'usuarios/pendingSeller/analise': true,
      },
    ],
    ['restores a removed customer', approvalOf(people.removed, 'aprovar', now)],
    ['reproves themselves', approvalOf(people.admin, 'reprovar', now)],
    ['invents a state', { 'usuarios/pending/analise': 'talvez' }],
    ['changes a role', { 'usuarios/customer/permissao': 'vendedor' }],
    ['deletes a record', { 'usuarios/customer': null }],
  ])('not even the administrator %s', (_what, values) => assertFails(write('admin', values)));

  test('the line in its history describes exactly this write', async () => {
    const act = approvalAct(people.pending, 'aprovar', { id: 'c1', pedidoem: 1 });
    const line = approvalLine(act, people.admin);
    const lie = approvalLine({ ...act, acao: 'remover' }, people.admin);
    const approval = approvalWrite(people.pending, 'aprovar', now);
    await assertFails(write('admin', line));
    await assertFails(write('admin', approval));
    await assertFails(write('admin', { ...approval, 'aprovados/usuario': 'pending' }));
    await assertFails(write('admin', approvalWrite(people.pending, 'remover', now)));
    await assertFails(write('admin', { ...approval, ...lie }));
    const reserved = approvalLine({ ...act, id: 'hasOwnProperty' }, people.admin);
    await assertFails(write('admin', { ...approval, ...reserved }));
    await assertSucceeds(write('admin', { ...approval, ...line }));
    // A later move doesn't overwrite it.
    await rules.put('historicos/pending/ritmo/em', 1);
    const end = approvalWrite({ ...people.pending, analise: true }, 'reprovar', now);
    const back = (id: string) => approvalLine({ ...act, acao: 'reprovar', id }, people.admin);
    await assertFails(write('admin', { ...end, ...back('c1') }));
    await assertSucceeds(write('admin', { ...end, ...back('c2') }));
  });

  test('nobody approves themselves or others', async () => {
    for (const who of ['pending', 'removed', 'pendingSeller', 'customer', 'seller'] as const) {
      await assertFails(write(who, { [`usuarios/${who}/analise`]: true }));
      await assertFails(write(who, { 'usuarios/pending/analise': true }));
      await assertFails(write(who, { [`usuarios/${who}/superUser`]: true }));
      await assertFails(write(who, { [`usuarios/${who}/permissao`]: 'superUser' }));
      await assertFails(write(who, { [`usuarios/${who}/cod`]: 1 }));
    }
  });
});

describe('§2 /home: ultimologin', () => {
  test('one’s own', async () => {
    await assertSucceeds(write('pending', visitWrite('pending', now)));
    expect(await rules.stored('usuarios/pending/ultimologin')).toBe('20/11/2026');
  });
  test('no other person’s', () => assertFails(write('customer', visitWrite('customer2', now))));
  test('only a date', () =>
    assertFails(write('customer', { 'usuarios/customer/ultimologin': 'ontem' })));

  const days = ['31/01', '28/02', '31/03', '30/04', '31/05', '30/06', '31/07', '31/08', '30/09'];
  const real = [...days, '31/10', '30/11', '31/12', '01/01', '19/09'].map((day) => `${day}/2026`);
  test.each([...real, '29/02/2000', '29/02/2028', '29/02/2096'])('%s is a day', (ultimologin) =>
    assertSucceeds(write('customer', { 'usuarios/customer/ultimologin': ultimologin })),
  );

  const unreal = ['99/99', '00/01', '32/01', '31/04', '31/11', '30/02', '29/02', '01/00', '01/13'];
  test.each([
    ...unreal.map((day) => `${day}/2026`),
    ...['29/02/2030', '01/01/0000', '01/01/9999', '1/1/2026', '01/01/2026 '],
  ])('%s is none', (ultimologin) =>
    assertFails(write('customer', { 'usuarios/customer/ultimologin': ultimologin })),
  );
  test('a visit can’t create a record', () =>
    assertFails(write(newcomer, visitWrite('newcomer', now))));
});

describe('who reads which records', () => {
  const read = (who: Person | null, path: string) => rules.as(who).ref(path).get();
  const everybody = ['customer', 'seller', 'pending', 'removed', null] as const;

  test('the administrator reads all users', () => assertSucceeds(read('admin', 'usuarios')));
  test('a person reads their own record', () =>
    assertSucceeds(read('pending', 'usuarios/pending')));
  test('nobody reads the list or another person’s record', async () => {
    for (const who of everybody) {
      await assertFails(read(who, 'usuarios'));
      await assertFails(read(who, 'usuarios/customer2'));
    }
  });
  test('an approved person reads a representative’s approval and mobile, and nothing else', async () => {
    await assertSucceeds(read('customer', 'usuarios/seller/analise'));
    await assertSucceeds(read('seller2', 'usuarios/seller/analise'));
    await assertFails(read('pending', 'usuarios/seller/analise'));
    await assertFails(read('customer', 'usuarios/customer2/analise'));
    await assertSucceeds(read('customer', 'usuarios/seller/celular'));
    await assertFails(read('customer', 'usuarios/seller/email'));
    await assertSucceeds(write('admin', approvalOf(people.seller, 'reprovar', now)));
    await assertFails(read('customer', 'usuarios/seller/celular'));
  });
  test('the representatives are for approved people', async () => {
    await assertSucceeds(read('customer', 'vendedores'));
    await assertSucceeds(read('admin', 'vendedores'));
    await assertFails(read('pending', 'vendedores'));
    await assertFails(read(null, 'vendedores'));
  });
  test('only the endpoints read the back-up', async () => {
    for (const who of ['admin', ...everybody] as const) await assertFails(read(who, 'backup'));
  });
  test('nobody reads the root', async () => {
    for (const who of ['admin', ...everybody] as const) await assertFails(read(who, '/'));
  });
});
