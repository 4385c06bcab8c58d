import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { describe, expect, test, vi } from 'vitest';
import { afterTest, projectId, setRules, startServer } from '../support/connect.ts';

async function admin(override?: object | null) {
  const { port } = await startServer();
  await setRules(port, { own: { $uid: { '.write': 'auth.uid == $uid' } } });
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${port}`);
  const app = initializeApp(
    {
      projectId,
      databaseURL: `https://${projectId}.firebaseio.com`,
      ...(override !== undefined && { databaseAuthVariableOverride: override }),
    },
    `admin-${port}`,
  );
  const database = getDatabase(app);
  vi.unstubAllEnvs();
  afterTest(() => deleteApp(app));
  return database;
}

describe('the Admin SDK', () => {
  test('bypasses the rules', async () => {
    const database = await admin();
    await database
      .ref('closed')
      .set({ at: ServerValue.TIMESTAMP, count: ServerValue.increment(2) });
    await database.ref('closed/count').transaction((value: number) => value + 1);
    const snapshot = await database.ref('closed').orderByKey().limitToFirst(2).once('value');
    expect(snapshot.child('count').val()).toBe(3);
  });

  test('can ask for the rules of a person', async () => {
    const database = await admin({ uid: 'ana' });
    await database.ref('own/ana').set(1);
    await expect(database.ref('own/bia').set(1)).rejects.toThrow('PERMISSION_DENIED');
  });

  test('can ask for the rules of nobody', async () => {
    const database = await admin(null);
    await expect(database.ref('own/ana').set(1)).rejects.toThrow('PERMISSION_DENIED');
  });
});
