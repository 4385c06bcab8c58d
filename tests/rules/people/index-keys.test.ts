import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { personIndexOf, withIndex } from '../../../domain/people/search/index-keys';
import { busyAfter } from '../../../domain/registration/pace';
import type { User } from '../../../domain/people/user';
import { emailWrite, newCustomerWrite } from '../../../src/data/people/writes';
import { approvalOf } from '../../support/data/approval';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const now = new Date();
const index = 'usuarios/pending/indice';
const approve = (keys: object = {}) => {
  const write = approvalOf(people.pending, 'aprovar', now);
  return { ...write, [index]: { ...(write[index] as object), ...keys } };
};

describe('decision 81: the keys by which lists find a person', () => {
  test('follow an approval', async () => {
    await assertSucceeds(rules.write('admin', approve()));
    expect(await rules.stored(index)).toEqual(personIndexOf({ ...people.pending, analise: true }));
  });

  test('equal the browser’s, whatever the letters', async () => {
    const named: User = {
      ...people.pending,
      razaosocial: 'BICICLETÁRIA ÀÂÃÄ ÉÈÊË & Cia. Øre',
      nome: 'José da Ção',
    };
    await rules.put('usuarios/pending', named);
    await assertSucceeds(rules.write('admin', approvalOf(named, 'aprovar', now)));
    expect(await rules.stored(index)).toEqual({
      codigo: 'cliente aprovado 10000000003',
      empresa: 'cliente aprovado bicicletaria aaaa eeee & cia. øre',
      empresa2: 'aaaa eeee & cia. øre',
      empresa3: 'eeee & cia. øre',
      empresa4: '& cia. øre',
      nome: 'cliente aprovado jose da cao',
      nome2: 'da cao',
      nome3: 'cao',
      email: 'cliente aprovado pending@bici.com.br',
    });
  });

  test.each<[string, object | null]>([
    ['none at all', null],
    ['the state before', personIndexOf(people.pending)],
    ['another code', { codigo: 'cliente aprovado 10000000004' }],
    ['another company', { empresa: 'cliente aprovado outra' }],
    ['a later word that is none', { empresa2: 'tda' }],
    ['another name', { nome: 'cliente aprovado outro' }],
    ['another e-mail', { email: 'cliente aprovado outro@bici.com.br' }],
    ['one key missing', { empresa: null }],
    ['one key more', { cidade: 'goiania' }],
  ])('an approval with %s is refused', (_what, keys) =>
    assertFails(rules.write('admin', { ...approve(keys ?? {}), ...(!keys && { [index]: null }) })),
  );

  test('an approval that leaves them as they are is refused', () => {
    const { [index]: _keys, ...write } = approve();
    return assertFails(rules.write('admin', write));
  });

  test('nobody else writes them, not even unchanged', async () => {
    const same = { 'usuarios/customer/indice': personIndexOf(people.customer) };
    for (const who of ['seller', 'customer2', 'pending'] as const) {
      await assertFails(rules.write(who, same));
    }
    await assertSucceeds(rules.write('admin', same));
  });

  test('follow a new e-mail', async () => {
    const email = 'novo@bici.com.br';
    const write = emailWrite(people.customer, email);
    const { 'usuarios/customer/indice': _keys, ...without } = write;
    await assertFails(rules.write({ uid: 'customer', email }, without));
    await assertSucceeds(rules.write({ uid: 'customer', email }, write));
  });

  test('come to a record from before', async () => {
    await rules.put('usuarios/pending', people.pending);
    await assertSucceeds(rules.write('admin', approve()));
    expect(await rules.stored('usuarios/pending')).toEqual(
      withIndex({ ...people.pending, analise: true }),
    );
  });
});

describe('decision 81: a registration brings the keys of all later words', () => {
  const newcomer = { uid: 'newcomer', email: 'nova@bici.com.br' };
  const named = { nome: 'Ana Lima Sá', razaosocial: 'BIKE SUL DE MINAS LTDA' };
  const register = (names: Partial<User>, keys: object = {}) => {
    const record = { ...people.pending, ...newcomer, ultimologin: 'nunca', ...names };
    const write = newCustomerWrite(record, 5, busyAfter(0, Date.now()));
    const user = write['usuarios/newcomer'] as User & { indice: object };
    const indice = { ...user.indice, ...keys };
    return rules.write(newcomer, { ...write, 'usuarios/newcomer': { ...user, indice } });
  };

  test.each<[string, Partial<User>]>([
    ['of one word', { nome: 'Ana', razaosocial: 'BIKE' }],
    ['of many', named],
    ['of the same ones again and again', { nome: 'Sá Sá Sá Sá', razaosocial: 'SUL SUL SUL' }],
    ['with blanks around them', { nome: ' Ana ', razaosocial: ' BIKE SUL ' }],
  ])('of names %s', (_what, names) => assertSucceeds(register(names)));

  test.each<[string, object]>([
    ['the second word of the company', { empresa2: null, empresa3: null, empresa4: null }],
    ['the third', { empresa3: null, empresa4: null }],
    ['the fourth', { empresa4: null }],
    ['the second word of the name', { nome2: null, nome3: null }],
    ['the third one', { nome3: null }],
    ['the words between', { empresa2: 'ltda', empresa3: null, empresa4: null }],
  ])('not without %s', (_what, keys) => assertFails(register(named, keys)));
});
