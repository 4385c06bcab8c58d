import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { roleOf } from '../../domain/session/access';
import { passwordWrite } from '../../src/data/people/writes';
import { approvalOf } from '../support/data/approval';
import { people } from '../support/data/people';
import { startRules } from '../support/rules-environment';

const rules = startRules();
const { write } = rules;
const now = new Date('2026-11-20T15:00:00Z');

describe('an administrator after the end of all sessions', () => {
  const session = (auth_time: number) => ({ uid: 'admin', email: people.admin.email, auth_time });
  const approval = approvalOf(people.pending, 'aprovar', now);

  test('does nothing with the token of an earlier one', async () => {
    await rules.put('contas/admin/desde', 1000);
    await assertFails(rules.as(session(999)).ref('usuarios').get());
    await assertFails(write(session(999), approval));
    await assertSucceeds(rules.as(session(1000)).ref('usuarios').get());
    await assertSucceeds(write(session(1000), approval));
  });
});

describe('half an administrator', () => {
  test.each([{ permissao: 'cliente' }, { superUser: false }])('%o', async (half) => {
    await rules.put('usuarios/admin', { ...people.admin, ...half });
    await assertFails(rules.as('admin').ref('usuarios').get());
    await assertFails(write('admin', approvalOf(people.pending, 'aprovar', now)));
  });
});

describe('a contradictory record is judged as by the screens', () => {
  test.each([
    [{ superUser: true, permissao: 'cliente', analise: true }, 'customer'],
    [{ superUser: true, permissao: 'vendedor', analise: true }, 'seller'],
    [{ superUser: false, permissao: 'superUser', analise: true }, 'waiting'],
    [{ superUser: true, permissao: 'cliente', analise: false }, 'waiting'],
  ] as const)('%o: %s', async (half, role) => {
    expect(roleOf(half)).toBe(role);
    await rules.put('usuarios/admin', { ...people.admin, ...half });
    const reading = rules.as('admin').ref('numerodopedido').get();
    await (role === 'waiting' ? assertFails(reading) : assertSucceeds(reading));
  });
});

describe('the data beside an approval and a password', () => {
  test('the address that was approved', async () => {
    await assertSucceeds(write('admin', approvalOf(people.pending, 'aprovar', now)));
    expect(await rules.stored('contas/pending/email')).toBe(people.pending.email);
  });

  test('no approval of an address that changed meanwhile', async () => {
    const seen = { ...people.pending, email: 'antes@bici.com.br' };
    await assertFails(write('admin', approvalOf(seen, 'aprovar', now)));
    const approval = approvalOf(people.pending, 'aprovar', now);
    await assertFails(write('admin', { ...approval, 'contas/pending/email': seen.email }));
  });

  test('the moment at which the password was stored', async () => {
    await assertSucceeds(write('seller', passwordWrite('seller', 'nova senha 123')));
    expect(await rules.stored('contas/seller/senha/em')).toEqual(expect.any(Number));
  });
});
