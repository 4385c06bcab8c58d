import { serverTimestamp } from 'firebase/database';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { emailWrite, passwordWrite, visitWrite } from '../../../src/data/people/writes';
import { approvalOf } from '../../support/data/approval';
import { people, type Person } from '../../support/data/people';
import { withPriority } from '../../support/run/priorities';
import { startRules, type Newcomer } from '../../support/rules-environment';

const rules = startRules();
const { write } = rules;

const everybody = Object.keys(people) as Person[];
const email = 'outro@bici.com.br';
const now = new Date('2026-11-20T15:00:00Z');
/** A person whose account and record have different e-mails. */
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

  test('no priority is stored with it', () =>
    assertFails(
      write(
        renamed('customer'),
        withPriority(emailWrite(people.customer, email), 'usuarios/customer/email'),
      ),
    ));

  test('nothing else is stored with it', async () => {
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
    expect(await rules.stored(`${paths.password(uid)}/senha`)).toBe('nova senha 123');
  });

  test.each([...everybody, renamed('newcomer'), null])(
    '§9 %o reads none, one’s own included, unless it is the administrator',
    async (who) => {
      const read = (path: string) => rules.as(who).ref(path).get();
      for (const uid of ['seller', 'seller2', 'pendingSeller']) {
        const reading = read(paths.password(uid));
        await (who === 'admin' ? assertSucceeds(reading) : assertFails(reading));
      }
      await assertFails(read('contas'));
      await assertFails(rules.as(who).ref('contas').orderByKey().equalTo('seller').get());
    },
  );

  test.each(['seller', 'seller2', 'pendingSeller'] as const)(
    '%s finds it in no record that they read',
    async (uid) => {
      await write(uid, passwordWrite(uid, 'nova senha 123'));
      for (const path of [`usuarios/${uid}`, `usuarios/${uid}/analise`]) {
        const seen = await rules.as(uid).ref(path).get();
        expect(JSON.stringify(seen.val())).not.toMatch(/senha|segredo/);
      }
    },
  );

  test.each(['admin', 'seller'] as const)('%s writes none into a record', async (who) => {
    await assertFails(write(who, { 'usuarios/seller/senha': 'nova senha 123' }));
    await assertFails(
      write(who, {
        ...passwordWrite('seller', 'nova senha 123'),
        'usuarios/seller/senha': 'nova senha 123',
      }),
    );
  });

  test('a record that the original left one in still takes a visit and an approval', async () => {
    await rules.put('usuarios/pendingSeller/senha', 'segredo123');
    await assertSucceeds(write('pendingSeller', visitWrite('pendingSeller', now)));
    await assertSucceeds(write('admin', approvalOf(people.pendingSeller, 'aprovar', now)));
  });

  test('8 to 128 characters', async () => {
    await assertFails(write('seller', passwordWrite('seller', 'a'.repeat(7))));
    await assertSucceeds(write('seller', passwordWrite('seller', 'a'.repeat(8))));
    await assertSucceeds(write('seller', passwordWrite('seller', 'a'.repeat(128))));
    await assertFails(write('seller', passwordWrite('seller', 'a'.repeat(129))));
  });

  test.each([null, 12345678, true, { a: 'nova senha 123' }, ['nova senha 123']])(
    '%o is no password',
    (senha) =>
      assertFails(
        write('seller', { [paths.password('seller')]: { senha, em: serverTimestamp() } }),
      ),
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

  test('not without its moment, nor the moment without a password', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const place = paths.password('seller');
    const senha = 'nova senha 123';
    await assertFails(write('seller', { [place]: { senha } }));
    await assertFails(write('seller', { [place]: { senha, em: 1 } }));
    await assertFails(write('seller', { [place]: { em: serverTimestamp() } }));
    await assertFails(write('seller', { [place]: senha }));
    await assertSucceeds(write('seller', passwordWrite('seller', senha)));
    // In the same millisecond the stored time would equal this write's time.
    vi.setSystemTime(Date.now() + 1);
    await assertFails(write('seller', { [`${place}/senha`]: 'outra senha 456' }));
    await assertFails(write('seller', { [`${place}/em`]: null }));
    await assertFails(write('seller', { [place]: null }));
  });

  test('no priority is stored with it', () =>
    assertFails(
      write(
        'seller',
        withPriority(passwordWrite('seller', 'nova senha 123'), paths.password('seller')),
      ),
    ));
});
