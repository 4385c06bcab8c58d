import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startDatabase } from 'realtime-database-local';

import { projectId } from '../../../emulators/ports';

let database: Awaited<ReturnType<typeof startDatabase>>;
let pauses: typeof import('../../../functions/src/mail/pause');

beforeAll(async () => {
  database = await startDatabase({ port: 0, projectId });
  vi.stubEnv('GCLOUD_PROJECT', projectId);
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${database.port}`);
  const databaseURL = `http://127.0.0.1:${database.port}?ns=${projectId}`;
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId, databaseURL }));
  pauses = await import('../../../functions/src/mail/pause');
});
afterAll(async () => {
  const firebase = await import('../../../functions/src/firebase');
  firebase.database().goOffline();
  vi.unstubAllEnvs();
  await database.close();
});

describe('decision 64: who may send a mail now', () => {
  it('is one of ten calls at once, and none of them fails', async () => {
    const call = async () => {
      const pause = await pauses.takePause('aprovacao-ana', 60_000);
      await pause?.keepUntil(Date.now() + 60_000);
      return pause !== undefined;
    };
    const taken = await Promise.all(Array.from({ length: 10 }, call));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it.each(['giveBack', 'keepUntil'] as const)('is asked while another says %s', async (end) => {
    const pause = await pauses.takePause(end, 60_000);
    const other = pauses.takePause(end, 60_000);
    await pause?.[end](0);
    await expect(other).resolves.toSatisfy(() => true);
  });

  it('is a person’s turn once a minute, and given back where no mail went out', async () => {
    const turn = await pauses.takeTurn('ana');
    expect(await pauses.takeTurn('ana')).toBeUndefined();
    expect(await pauses.takeTurn('beto')).toBeDefined();
    await turn?.giveBack();
    expect(await pauses.takeTurn('ana')).toBeDefined();
  });
});
