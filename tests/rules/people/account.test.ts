import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { emailWrite, passwordWrite } from '../../../src/data/people/writes';
import { people, type Person } from '../../support/data/people';
import { withPriority } from '../../support/run/priorities';
import { startRules, type Newcomer } from '../../support/rules-environment';

const rules = startRules();
const { write } = rules;

const everybody = Object.keys(people) as Person[];
const email = 'outro@bici.com.br';
/** Somebody whose account and record have different e-mails. */
const renamed = (uid: string): Newcomer => ({ uid, email });

describe('§7 update email: the record follows the account', () => {
  test.each(everybody)('%s lets it follow', async (uid) => {
    await assertSucceeds(write(renamed(uid), emailWrite(people[uid], email)));
    expect(await rules.stored(`usuarios/${uid}/email`)).toBe(email);
  });

  test.each(everybody)('%s takes no address but the token’s', async (uid) => {
    await assertFails(write(uid, emailWrite(people[uid], email)));
    await assertFails(write(renamed(uid), emailWrite(people[uid], 'OUTRO@bici.com.br')));
    await assertFails(write(renamed(uid), emailWrite(people[uid], people.customer2.email)));
    await assertFails(write(renamed(uid), { [`usuarios/${uid}/email`]: null }));
    await assertFails(write(renamed(uid), { [`usuarios/${uid}/email/x`]: email }));
  });

  test.each(everybody.filter((uid) => uid !== 'customer2'))(
    '%s changes nobody else’s, to their own address or to the other’s',
    async (uid) => {
      await assertFails(write(uid, emailWrite(people.customer2, people[uid].email)));
      await assertFails(write(uid, emailWrite(people.customer2, people.customer2.email)));
    },
  );

  test('nobody without an account or a record', async () => {
    await assertFails(write(null, emailWrite(people.customer, people.customer.email)));
    await assertFails(
      write(renamed('newcomer'), emailWrite({ ...people.pending, uid: 'newcomer' }, email)),
    );
    expect(await rules.stored('usuarios/newcomer')).toBeNull();
  });

  test.each(['a@b.com,c@d.com', 'a@b.com;c@d.com', 'Nome<a@b.com>', `${'a'.repeat(250)}@b.com`])(
    'not to %s, which mails to others or has no end',
    (address) =>
      assertFails(write({ uid: 'customer', email: address }, emailWrite(people.customer, address))),
  );

  test('no priority comes with it', () =>
    assertFails(
      write(
        renamed('customer'),
        withPriority(emailWrite(people.customer, email), 'usuarios/customer/email'),
      ),
    ));

  test('nothing else comes with it', async () => {
    for (const [field, value] of Object.entries({
      analise: true,
      permissao: 'superUser',
      superUser: true,
      nome: 'Outro Nome',
      cod: 9,
    })) {
      const values = { ...emailWrite(people.pending, email), [`usuarios/pending/${field}`]: value };
      await assertFails(write(renamed('pending'), values));
    }
  });
});

describe('§7 update password: a seller’s record follows the account', () => {
  test.each(['seller', 'pendingSeller'] as const)('%s lets it follow', async (uid) => {
    await assertSucceeds(write(uid, passwordWrite(uid, 'nova senha 123')));
    expect(await rules.stored(`usuarios/${uid}/senha`)).toBe('nova senha 123');
  });

  test('8 to 128 characters', async () => {
    await assertFails(write('seller', passwordWrite('seller', 'a'.repeat(7))));
    await assertSucceeds(write('seller', passwordWrite('seller', 'a'.repeat(8))));
    await assertSucceeds(write('seller', passwordWrite('seller', 'a'.repeat(128))));
    await assertFails(write('seller', passwordWrite('seller', 'a'.repeat(129))));
  });

  test.each([null, 12345678, true, { a: 'nova senha 123' }, ['nova senha 123']])(
    '%o is no password',
    (senha) => assertFails(write('seller', { 'usuarios/seller/senha': senha })),
  );

  test.each(['admin', 'customer', 'pending', 'removed'] as const)(
    '%s, who is no seller, has none',
    async (uid) => {
      await assertFails(write(uid, passwordWrite(uid, 'nova senha 123')));
      await assertFails(
        write(uid, {
          ...passwordWrite(uid, 'nova senha 123'),
          [`usuarios/${uid}/permissao`]: 'vendedor',
        }),
      );
    },
  );

  test.each([...everybody.filter((uid) => uid !== 'seller2'), null])(
    '%s changes no other seller’s',
    (who) => assertFails(write(who, passwordWrite('seller2', 'nova senha 123'))),
  );

  test('nobody without a record', () =>
    assertFails(write(renamed('newcomer'), passwordWrite('newcomer', 'nova senha 123'))));

  test('no priority comes with it', () =>
    assertFails(
      write(
        'seller',
        withPriority(passwordWrite('seller', 'nova senha 123'), 'usuarios/seller/senha'),
      ),
    ));
});
