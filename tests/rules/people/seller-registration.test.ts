import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { newSellerWrite } from '../../../src/data/people/writes';
import { withIndex } from '../../../domain/people/search/index-keys';
import { draftSeller } from '../../../domain/registration/registration';
import type { User } from '../../../domain/people/user';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const { write } = rules;

const newSeller = { uid: 'newSeller', email: 'carla@mmv.local' };
const form = {
  nome: 'Carla',
  celular: '(11) 98765-4321',
  email: newSeller.email,
  senha: 'segredo1',
};
const record = draftSeller(form, newSeller, new Date('2026-11-20T15:00:00Z'));
const registration = (change: Partial<User> = {}, cod = 4, senha = form.senha) =>
  newSellerWrite({ ...record, ...change }, senha, cod);

describe('§6, §7 registering a seller', () => {
  test('the administrator stores the record, its code, password and place among the sellers', async () => {
    await assertSucceeds(write('admin', registration()));
    expect(await rules.stored('usuarios/newSeller')).toEqual(withIndex({ ...record, cod: 4 }));
    expect(await rules.stored('vendedores/newSeller')).toEqual({
      value: 'newSeller',
      label: 'Carla',
    });
    expect(await rules.stored('codigovendedor')).toBe(4);
    expect(await rules.stored('contas/newSeller/senha/senha')).toBe('segredo1');
  });
  test('the very first seller gets code 1', async () => {
    await rules.clear('codigovendedor');
    await assertSucceeds(write('admin', registration({}, 1)));
  });

  test.each([
    'customer',
    'seller',
    'pendingSeller',
    'pending',
    'removed',
    newSeller,
    null,
  ] as const)('%o registers no seller', (who) => assertFails(write(who, registration())));

  test.each<[string, Partial<User>, number?, string?]>([
    ['with a password of 7', {}, 4, 'segredo'],
    ['with a password in the record', { senha: 'segredo1' } as Partial<User>],
    ['approved', { analise: true }],
    ['as superUser', { superUser: true }],
    ['with permissao superUser', { permissao: 'superUser' }],
    ['with a name of 2', { nome: 'Ca' }],
    ['with a code that was given', {}, 3],
    ['with a code ahead', {}, 5],
  ])('not even the administrator registers one %s', (_what, change, cod, senha) =>
    assertFails(write('admin', registration(change, cod, senha))),
  );

  test.each([
    ...['usuarios/newSeller', 'vendedores/newSeller', 'codigovendedor', 'cadastros/vendedor'],
    'contas/newSeller/senha',
  ])('not without %s', (path) => assertFails(write('admin', { ...registration(), [path]: null })));
  test('no code is spent without a seller', async () => {
    await assertFails(write('admin', { codigovendedor: 4 }));
    await assertFails(write('admin', { codigovendedor: 4, 'cadastros/vendedor': 'seller' }));
    await assertFails(write('admin', { codigovendedor: 4, 'cadastros/vendedor': 'newSeller' }));
    await assertFails(write('admin', { 'cadastros/vendedor': 'seller2' }));
    await assertFails(write('admin', { ...registration(), 'cadastros/vendedor': 'newSeller/' }));
  });
  test('not under another name in the dropdown', () =>
    assertFails(
      write('admin', {
        ...registration(),
        'vendedores/newSeller': { value: 'newSeller', label: 'Outra' },
      }),
    ));
  test('a customer does not become a seller by it', () =>
    assertFails(write('admin', newSellerWrite({ ...record, uid: 'customer' }, form.senha, 4))));
});
