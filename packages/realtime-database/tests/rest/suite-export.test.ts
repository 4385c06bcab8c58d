import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterTest, isOfficial, projectId } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

type Ask = Awaited<ReturnType<typeof restClient>>['ask'];

/** Sends the requests of `firebase emulators:export`: for the databases, for those with data, and for the data. */
async function exported(ask: Ask): Promise<Record<string, unknown>> {
  const { json } = await ask('GET', '.inspect/databases.json');
  const files: Record<string, unknown> = {};
  for (const { name } of json as { name: string }[]) {
    const probe = await ask('GET', `.json?ns=${name}&shallow=true&limitToFirst=1`);
    expect(probe.status).toBe(200);
    if (probe.json === null) continue;
    files[name] = (await ask('GET', `.json?ns=${name}&format=export`)).json;
  }
  return files;
}

test('the export of the suite gets every database that has data', async () => {
  const { ask } = await restClient();
  await ask('PUT', '.json', { a: { '.value': 1, '.priority': 2 }, b: 3 });
  await ask('PUT', '.json?ns=demo-other', 'true');
  await ask('GET', '.json?ns=demo-empty');
  expect(await exported(ask)).toEqual({
    [projectId]: { a: { '.value': 1, '.priority': 2 }, b: 3 },
    'demo-other': true,
  });
});

test('everybody may read the list of databases, and nobody may write it', async () => {
  const { ask } = await restClient();
  await ask('GET', '.json?ns=demo-other');
  const listed = await ask('GET', '.inspect/databases.json', undefined, { authorization: '' });
  expect(listed.json).toEqual(
    expect.arrayContaining([{ name: projectId }, { name: 'demo-other' }]),
  );
  expect((await ask('PUT', '.inspect/databases.json', [])).status).toBe(405);
});

test.skipIf(isOfficial)(
  'a database that nobody asked for since the start is exported',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'exported-'));
    afterTest(() => rm(dataDir, { recursive: true }));
    const first = await restClient({ dataDir });
    for (const name of ['a', 'a-b', 'a0', 'b'])
      await first.ask('PUT', `.json?ns=${name}`, { name });
    await first.close();
    const { ask } = await restClient({ dataDir });
    expect(Object.keys(await exported(ask)).toSorted()).toEqual(['a', 'a-b', 'a0', 'b']);
  },
);

test('with `shallow` only the number of keys can be limited', async () => {
  const { ask } = await restClient();
  await ask('PUT', 'a.json', { x: { y: 1 }, z: 2 });
  expect((await ask('GET', 'a.json?shallow=true&limitToFirst=1')).json).toEqual({ x: true });
  expect((await ask('GET', 'a.json?shallow=true&limitToFirst=0')).status).toBe(400);
  expect((await ask('GET', 'a.json?shallow=true&limitToLast=1')).status).toBe(400);
});
