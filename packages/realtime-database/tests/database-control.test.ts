import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onValue, ref } from 'firebase/database';
import { expect, test } from 'vitest';
import { startDatabase } from '../src/server.ts';
import { afterTest, connect, isOfficial, projectId, setRules } from './support/connect.ts';
import { testFolder } from './support/command.ts';

async function started(rules: object = { '.read': false, '.write': false }) {
  const file = join(await testFolder(), 'any.rules.json');
  await writeFile(file, JSON.stringify({ rules }, null, 2));
  const database = await startDatabase({ rules: file, projectId });
  afterTest(() => database.close());
  return database;
}

test.skipIf(isOfficial)(
  'without options a server has a free port and its own database',
  async () => {
    await using first = await startDatabase();
    await using second = await startDatabase();
    await first.set('place', 1);
    expect(second.port).not.toBe(first.port);
    expect(await (await fetch(`${first.url}/place.json?ns=demo-project`)).json()).toBe(1);
    expect(await second.get('place')).toBeNull();
  },
);

test.skipIf(isOfficial)('get, set and update need no rules', async () => {
  const database = await started();
  expect((await fetch(`${database.url}/people.json`)).status).toBe(401);
  await database.set('people/ana', { name: 'Ana', roles: ['seller', 'buyer'] });
  await database.update('people', { 'ana/name': 'Ana Bela', bia: { name: 'Bia' }, caio: null });
  expect(await database.get('')).toEqual({
    people: { ana: { name: 'Ana Bela', roles: ['seller', 'buyer'] }, bia: { name: 'Bia' } },
  });
  expect(await database.get('/people/ana/name')).toBe('Ana Bela');
  await database.set('people', null);
  expect(await database.get('people')).toBeNull();
});

test.skipIf(isOfficial)(
  'set resolves server values and refuses what Firebase refuses',
  async () => {
    const database = await started();
    database.clock.set(5000);
    await database.set('at', { '.sv': 'timestamp' });
    await database.set('count', { '.sv': { increment: 2 } });
    expect(await database.get('')).toEqual({ at: 5000, count: 2 });
    await expect(database.get('a.b')).rejects.toThrow(`"a.b" can't be a key`);
    await expect(database.set('a.b', 1)).rejects.toThrow(`"a.b" can't be a key`);
    await expect(database.set('number', Number.NaN)).rejects.toThrow(`NaN can't be stored`);
    await expect(database.update('', { a: 1, 'a/b': 2 })).rejects.toThrow(`can't set both`);
    expect(await database.get('')).toEqual({ at: 5000, count: 2 });
  },
);

test.skipIf(isOfficial)('a set reaches the listeners', async () => {
  const database = await started({ '.read': true });
  const seen: unknown[] = [];
  onValue(ref(connect(database.port), 'place'), (snapshot) => seen.push(snapshot.val()));
  await expect.poll(() => seen).toEqual([null]);
  await database.set('place', 'new');
  await expect.poll(() => seen).toEqual([null, 'new']);
});

test.skipIf(isOfficial)('each database has its own values', async () => {
  const database = await started();
  const other = await database.database('worker-2');
  await database.set('place', 1);
  await other.set('place', 2);
  expect([await database.get('place'), await other.get('place')]).toEqual([1, 2]);
});

test.skipIf(isOfficial)('coverage counts what clients asked, not get and set', async () => {
  const database = await started({ open: { '.read': true }, $any: { '.read': 'data.val() == 2' } });
  await database.set('two', 2);
  await database.get('two');
  await fetch(`${database.url}/two.json`);
  await fetch(`${database.url}/one.json`);
  await fetch(`${database.url}/two.json?ns=worker-2`);
  expect(await database.coverage()).toEqual([
    {
      ...{ rule: '/open/.read', line: 4, expression: 'true' },
      outcomes: [{ value: true, count: 0 }],
    },
    {
      ...{ rule: '/$any/.read', line: 7, expression: 'data.val() == 2' },
      outcomes: [
        { value: true, count: 1 },
        { value: false, count: 2 },
      ],
    },
  ]);
  await setRules(database.port, { '.write': false }, 'worker-2');
  const other = await database.database('worker-2');
  expect((await other.coverage()).map(({ rule }) => rule)).toEqual(['/.write']);
});
