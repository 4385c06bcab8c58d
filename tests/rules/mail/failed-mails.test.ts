import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeEach, describe, expect, test } from 'vitest';

import { failedMailsAtOnce, type QueuedMail } from '../../../domain/mail/queued-mail';
import { paths } from '../../../domain/paths';
import { mailRequestWrite } from '../../../src/data/mail/failed-mails';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const failed: QueuedMail = { tipo: 'movido', uid: 'customer', em: 1, falha: 2, nome: 'Ana' };
const others = [null, 'pending', 'customer', 'seller', 'pendingSeller'] as const;

beforeEach(async () => {
  await rules.put(paths.mailQueue, {
    failed: { ...failed, motivo: 'recusado', numerodopedido: 1 },
    waiting: { tipo: 'movido', uid: 'customer', em: 1, quando: 3 },
  });
});

const given = (who: Parameters<typeof rules.as>[0], by = 'falha') =>
  rules.as(who).ref(paths.mailQueue).orderByChild(by);

describe('decision 97: the queue of the mails is the server’s', () => {
  test('the administrator reads the newest that were given up, and nothing else of it', async () => {
    const read = await given('admin').startAt(1).limitToLast(failedMailsAtOnce).get();
    expect(Object.keys(read.val() as object)).toEqual(['failed']);
    await assertFails(
      given('admin')
        .startAt(1)
        .limitToLast(failedMailsAtOnce + 1)
        .get(),
    );
    await assertFails(given('admin').startAt(1).get());
    await assertFails(given('admin').limitToLast(1).get());
    await assertFails(given('admin').startAt(0).limitToLast(1).get());
    await assertFails(given('admin', 'em').startAt(1).limitToLast(1).get());
  });

  test.each(others)('%s can neither read nor retry them', async (who) => {
    await assertFails(given(who).startAt(1).limitToLast(1).get());
    await assertFails(rules.as(who).ref().update(mailRequestWrite('failed', 'denovo')));
  });

  test('a former administrator, or one by a single field, can do neither', async () => {
    const session = (auth_time: number) => ({ uid: 'admin', email: people.admin.email, auth_time });
    const read = (who: Parameters<typeof rules.as>[0]) =>
      given(who).startAt(1).limitToLast(1).get();
    const ask = (who: Parameters<typeof rules.as>[0]) =>
      rules.write(who, mailRequestWrite('failed', 'denovo'));
    await rules.put('contas/admin/desde', 1000);
    await assertFails(read(session(999)));
    await assertFails(ask(session(999)));
    await assertSucceeds(read(session(1000)));
    await assertSucceeds(ask(session(1000)));
    await rules.put('usuarios/admin', { ...people.admin, permissao: 'cliente', analise: false });
    await assertFails(read('admin'));
    await assertFails(ask('admin'));
  });

  test('the administrator retries a given-up mail once, and changes no mail', async () => {
    const write = (values: Record<string, unknown>) => rules.write('admin', values);
    const place = paths.queuedMail('failed');
    await assertFails(write(mailRequestWrite('waiting', 'denovo')));
    await assertFails(write(mailRequestWrite('unknown', 'denovo')));
    for (const value of ['agora', true, 1, null, { denovo: true }]) {
      await assertFails(write({ [`${place}/pedido`]: value }));
    }
    for (const [field, value] of [
      ['uid', 'stranger'],
      ['quando', 1],
      ['falha', null],
      ['numerodopedido', 2],
    ] as const) {
      await assertFails(write({ [`${place}/${field}`]: value }));
      await assertFails(write({ [`${place}/${field}`]: value, [`${place}/pedido`]: 'denovo' }));
    }
    await assertFails(write({ [place]: null }));
    await assertFails(write({ [paths.queuedMail('new')]: { ...failed, pedido: 'denovo' } }));
    await assertSucceeds(write(mailRequestWrite('failed', 'dispensar')));
    await assertFails(write(mailRequestWrite('failed', 'denovo')));
  });
});
