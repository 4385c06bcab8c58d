import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { approvalWrite, passwordWrite } from '../../src/data/people/writes';
import { people } from '../support/data/people';
import { startRules } from '../support/rules-environment';

const rules = startRules();
const { write } = rules;
const now = new Date('2026-11-20T15:00:00Z');

describe('an administrator whose sessions were ended', () => {
  const session = (auth_time: number) => ({ uid: 'admin', email: people.admin.email, auth_time });
  const approval = approvalWrite(people.pending, 'aprovar', now);

  test('does nothing with the token of an earlier one', async () => {
    await rules.put('sessoesdesde/admin', 1000);
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
    await assertFails(write('admin', approvalWrite(people.pending, 'aprovar', now)));
  });
});

describe('what goes with an approval and a password', () => {
  test('the address that was approved', async () => {
    await assertSucceeds(write('admin', approvalWrite(people.pending, 'aprovar', now)));
    expect(await rules.stored('emailsaprovados/pending')).toBe(people.pending.email);
  });

  test('no approval of an address that changed meanwhile', async () => {
    const seen = { ...people.pending, email: 'antes@bici.com.br' };
    await assertFails(write('admin', approvalWrite(seen, 'aprovar', now)));
    const approval = approvalWrite(people.pending, 'aprovar', now);
    await assertFails(write('admin', { ...approval, 'emailsaprovados/pending': seen.email }));
  });

  test('the moment at which the password was stored', async () => {
    await assertSucceeds(write('seller', passwordWrite('seller', 'nova senha 123')));
    expect(await rules.stored('senhasgravadas/seller')).toEqual(expect.any(Number));
  });
});
