import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import { afterTest, projectId, startServer } from '../support/connect.ts';

async function environment(rules: object) {
  const { port } = await startServer();
  const database = { host: '127.0.0.1', port, rules: JSON.stringify({ rules }) };
  const created = await initializeTestEnvironment({ projectId, database });
  afterTest(() => created.cleanup());
  return created;
}

describe('rules through rules-unit-testing', () => {
  test('a person writes only their own data', async () => {
    const env = await environment({
      users: { $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid' } },
    });
    const ana = env.authenticatedContext('ana').database();
    await assertSucceeds(ana.ref('users/ana').set({ name: 'Ana' }));
    await assertFails(ana.ref('users/bia').set({ name: 'Bia' }));
    await assertFails(ana.ref('users').once('value'));
    await assertFails(env.unauthenticatedContext().database().ref('users/ana').once('value'));
    await env.withSecurityRulesDisabled(async (context) => {
      const everything = await context.database().ref('/').once('value');
      expect(everything.val()).toEqual({ users: { ana: { name: 'Ana' } } });
    });
  });

  test('a multi-path write is judged as a whole', async () => {
    const env = await environment({
      counter: { '.write': 'newData.val() == (data.exists() ? data.val() + 1 : 1)' },
      orders: {
        $id: {
          '.write':
            '!data.exists() && $id == "o" + newData.parent().parent().child("counter").val()',
        },
      },
      other: { '.write': false },
    });
    const database = env.unauthenticatedContext().database();
    await assertFails(database.ref('orders/o1').set({ total: 1 }));
    await assertSucceeds(database.ref().update({ counter: 1, 'orders/o1': { total: 1 } }));
    await assertFails(database.ref().update({ counter: 2, 'orders/o2': { total: 1 }, other: 1 }));
    await env.withSecurityRulesDisabled(async (context) => {
      const everything = await context.database().ref('/').once('value');
      expect(everything.val()).toEqual({ counter: 1, orders: { o1: { total: 1 } } });
    });
  });
});
