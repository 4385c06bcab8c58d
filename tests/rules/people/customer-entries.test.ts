import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { customerEntryOf } from '../../../domain/people/customer-entry';
import { emailWrite } from '../../../src/data/people/writes';
import type { Endereco, User } from '../../../domain/people/user';
import { approvalOf } from '../../support/data/approval';
import { personIndexOf } from '../../../domain/people/search/index-keys';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const now = new Date();
const { write } = rules;
const approve = (person: User) => approvalOf({ ...person, analise: false }, 'aprovar', now);

describe('§3 clientes: the fields that sellers may read of a customer', () => {
  test('is stored by the approval and removed at its end', async () => {
    await assertSucceeds(write('admin', approve(people.pending)));
    expect(await rules.stored('clientes/pending')).toEqual({
      uid: 'pending',
      cod: 3,
      nome: 'Compras pending',
      email: 'pending@bici.com.br',
      celular: '(11) 98765-4321',
      telefone: '(11) 3456-7890',
      razaosocial: 'PENDING LTDA',
      cnpj: '12ABC34501DE35',
      endereco: people.pending.endereco,
      busca: {
        nome: 'pending ltda',
        nome2: 'ltda',
        contato: 'compras pending',
        cidade: 'sao paulo',
      },
    });
    // Moves the last change back in time.
    await rules.put('historicos/pending/ritmo/em', 1);
    await assertSucceeds(write('admin', approvalOf(people.pending, 'reprovar', now)));
    expect(await rules.stored('clientes/pending')).toBeNull();
  });

  test('an approval without it is refused, and an end that leaves it', async () => {
    const { 'clientes/pending': _entry, ...alone } = approve(people.pending);
    await assertFails(write('admin', alone));
    const end = approvalOf(people.customer, 'reprovar', now);
    const { 'clientes/customer': _gone, ...left } = end;
    await assertFails(write('admin', left));
  });

  test('nobody else writes it, not even unchanged', async () => {
    const entry = { 'clientes/customer': customerEntryOf(people.customer) };
    for (const who of ['seller', 'customer2', 'pending'] as const) {
      await assertFails(write(who, entry));
    }
    await assertSucceeds(write('admin', entry));
  });

  test('the entry of a person who is no customer may be removed', async () => {
    await rules.put('clientes/seller', customerEntryOf(people.customer));
    await assertSucceeds(write('admin', { 'clientes/seller': null }));
  });

  test('a seller’s approval has none', async () => {
    await assertSucceeds(write('admin', approve(people.pendingSeller)));
    expect(await rules.stored('clientes/pendingSeller')).toBeNull();
  });

  test('the rules fold a name as the browser does', async () => {
    const named: User = {
      ...people.pending,
      razaosocial: 'BICICLETÁRIA ÀÂÃÄ ÉÈÊË ÍÌÎÏ ÓÒÔÕÖ ÚÙÛÜ ÇÑ & Cia. Øre',
      nome: 'José Ção',
      endereco: { ...(people.customer.endereco as Endereco), cidade: 'Ribeirão Preto' },
    };
    await rules.put('usuarios/pending', named);
    await assertSucceeds(write('admin', approve(named)));
    expect(await rules.stored('clientes/pending/busca')).toEqual({
      nome: 'bicicletaria aaaa eeee iiii ooooo uuuu cn & cia. øre',
      nome2: 'aaaa eeee iiii ooooo uuuu cn & cia. øre',
      nome3: 'eeee iiii ooooo uuuu cn & cia. øre',
      nome4: 'iiii ooooo uuuu cn & cia. øre',
      contato: 'jose cao',
      cidade: 'ribeirao preto',
    });
  });

  test('a customer from elsewhere, without company and address, is approved all the same', async () => {
    const { razaosocial: _r, cnpj: _c, endereco: _e, telefone: _t, ...bare } = people.pending;
    await rules.put('usuarios/pending', bare);
    await assertSucceeds(write('admin', approve(bare)));
    expect(await rules.stored('clientes/pending/busca/nome')).toBe('compras pending');
  });

  test.each<[string, object]>([
    ['another company', { razaosocial: 'OUTRA' }],
    ['another CNPJ', { cnpj: '11222333000181' }],
    ['another code', { cod: 77 }],
    ['another address', { email: 'outro@bici.com.br' }],
    ['another street', { endereco: { ...people.pending.endereco, numero: '11' } }],
    ['no city', { endereco: { ...people.pending.endereco, cidade: null } }],
    ['no phone', { telefone: null }],
    ['a field of the record that is not for sellers', { cargo: people.pending.cargo }],
    ['a field that nobody named', { extra: 'x'.repeat(1e5) }],
    ['no words to find it by', { busca: null }],
    ['another word', { busca: { nome: 'outra', contato: 'compras pending', cidade: 'sao paulo' } }],
    [
      'a later word that is none',
      { busca: { ...customerEntryOf(people.pending).busca, nome2: 'tda' } },
    ],
    ['a later word as a number', { busca: { ...customerEntryOf(people.pending).busca, nome2: 1 } }],
    ['one word more', { busca: { ...customerEntryOf(people.pending).busca, nome9: 'x' } }],
  ])('with %s it is refused, and the approval with it', (_what, fields) =>
    assertFails(
      write('admin', {
        ...approve(people.pending),
        'clientes/pending': { ...customerEntryOf(people.pending), ...fields },
      }),
    ),
  );

  test('a new e-mail is in both or in neither', async () => {
    const email = 'novo@bici.com.br';
    const renamed = { uid: 'customer', email };
    await assertFails(write(renamed, { 'usuarios/customer/email': email }));
    await assertSucceeds(write(renamed, emailWrite(people.customer, email)));
    expect(await rules.stored('clientes/customer/email')).toBe(email);
  });

  test('before a recount, which makes the entries, a new e-mail is taken without', async () => {
    await rules.clear('clientes');
    await rules.clear('usuarios/customer/indice');
    const email = 'novo@bici.com.br';
    const indice = personIndexOf({ ...people.customer, email });
    const fields = { 'usuarios/customer/email': email, 'usuarios/customer/indice': indice };
    await assertSucceeds(write({ uid: 'customer', email }, fields));
    await assertSucceeds(write('admin', approvalOf(people.customer2, 'reprovar', now)));
  });

  test('no query of a seller may read all of them', async () => {
    const all = rules.as('seller').ref('clientes');
    await assertFails(all.orderByChild('busca/nome').get());
    await assertFails(all.limitToLast(50).get());
    await assertFails(all.limitToFirst(51).get());
    await assertSucceeds(all.orderByChild('cod').equalTo(2).limitToFirst(50).get());
  });
});
