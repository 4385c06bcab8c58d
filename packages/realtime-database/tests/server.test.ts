import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { onChildChanged, onValue, push, ref, set, update } from 'firebase/database';
import {
  afterTest,
  connect,
  isOfficial,
  projectId,
  setRules,
  startServer,
} from './support/connect.ts';
import { restClient } from './support/rest-client.ts';
import { testFolder } from './support/command.ts';
import { Clock } from '../src/core/clock.ts';
import { Ruleset } from '../src/rules/ruleset.ts';
import { startDatabase } from '../src/server.ts';

async function rulesFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  afterTest(() => rm(folder, { recursive: true }));
  const file = join(folder, 'database.rules.json');
  await writeFile(file, text);
  return file;
}

async function statusOf(port: number, place: string, namespace = projectId): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/${place}.json?ns=${namespace}`);
  return response.status;
}

describe('starting', () => {
  test('both addresses of localhost answer', async () => {
    const { port } = await startServer();
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const response = await fetch(`http://${host}:${port}/place.json`);
      expect(await response.json()).toBeNull();
    }
  });

  test('a taken port rejects with its error', async () => {
    const { port } = await startServer();
    await expect(startDatabase({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('invalid rules reject with file, line and column', async () => {
    const file = await rulesFile('{\n  "rules": { ".read": "nobody.knows" }\n}');
    const starting = startDatabase({ rules: file });
    await expect(starting).rejects.toThrow(`${file}:2:24: Unknown variable 'nobody'.`);
  });
});

describe('the rules file', () => {
  test('is parsed once for all databases, and so are rules set for several', async () => {
    const file = await rulesFile('{ "rules": { "a": { ".read": true } } }');
    const parse = vi.spyOn(Ruleset, 'parse');
    afterTest(() => parse.mockRestore());
    const { port } = await startServer({ rules: file });
    expect(await statusOf(port, 'a')).toBe(200);
    expect(await statusOf(port, 'a', 'demo-other')).toBe(200);
    expect(parse).toHaveBeenCalledTimes(1);

    for (const namespace of ['demo-1', 'demo-2']) {
      await setRules(port, { b: { '.read': true } }, namespace);
      expect(await statusOf(port, 'b', namespace)).toBe(200);
    }
    expect(parse).toHaveBeenCalledTimes(2);
  });

  test('is loaded again when it changes; invalid rules leave the old ones in force', async () => {
    const file = await rulesFile('{ "rules": { "a": { ".read": true } } } // comment');
    const log = vi.fn<(line: string) => void>();
    const { port } = await startServer({ rules: file, log });
    expect([await statusOf(port, 'a'), await statusOf(port, 'b')]).toEqual([200, 401]);

    await writeFile(file, '{ "rules": { "b": { ".read": true } } }');
    await vi.waitFor(async () => expect(await statusOf(port, 'b')).toBe(200));
    expect(await statusOf(port, 'a')).toBe(401);

    await writeFile(file, '{ "rules": { "a": { ".read": "nobody.knows" } } }');
    const complaint: unknown = expect.stringMatching(
      /rules stay as they were: .*database\.rules\.json:1:31: Unknown variable 'nobody'/,
    );
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(complaint));
    expect([await statusOf(port, 'a'), await statusOf(port, 'b')]).toEqual([401, 200]);
  });
});

/** The eighth power of 64, less one digit, so keys of that time begin with these characters. */
const time = 64 ** 7;
const keysBegin = '0-------';
const timestamp = { '.sv': 'timestamp' };

describe.skipIf(isOfficial)('the clock of a database', () => {
  test('drives rules, timestamps, keys and the SDK, and stands still', async () => {
    const { port, ask, database } = await restClient();
    const { clock } = await database();
    await setRules(port, { '.read': `now < ${time + 1000}`, '.write': true });
    clock.set(time);
    expect((await ask('PUT', 'at.json', timestamp)).json).toBe(time);
    expect((await ask('POST', 'list.json', 1)).text).toContain(`"${keysBegin}`);
    expect(await statusOf(port, 'at')).toBe(200);
    clock.advance(1000);
    expect(await statusOf(port, 'at')).toBe(401);
    expect((await ask('PUT', 'at.json', timestamp)).json).toBe(time + 1000);

    const client = connect(port);
    await set(ref(client, 'by-sdk'), timestamp);
    expect(push(ref(client, 'list')).key).toMatch(new RegExp(`^${keysBegin.slice(0, -3)}`));
    expect((await ask('GET', 'by-sdk.json')).json).toBe(time + 1000);
  });

  test('keeps running if it is only advanced, and is separate for each database', async () => {
    const { ask, database } = await restClient();
    const timeOf = async (namespace: string) => {
      const { json } = await ask('PUT', `at.json?ns=${namespace}`, timestamp);
      return Number(json) - Date.now();
    };
    const { clock } = await database();
    clock.advance(5_000_000);
    expect(await timeOf(projectId)).toBeGreaterThan(4_900_000);
    expect(await timeOf('demo-other')).toBeLessThan(100_000);
    clock.reset();
    expect(await timeOf(projectId)).toBeLessThan(100_000);
    expect(() => clock.set(0.5)).toThrow('whole milliseconds');
  });

  test('calls alarms in order, once, and no cancelled ones', () => {
    vi.useFakeTimers();
    afterTest(() => vi.useRealTimers());
    const clock = new Clock();
    const rung: string[] = [];
    const start = clock.now;
    clock.at(start + 3000, () => rung.push('third'));
    const callOff = clock.at(start + 2000, () => rung.push('second'));
    clock.at(start + 1000, () => {
      rung.push('first');
      callOff();
    });
    clock.at(start + 2 ** 32, () => rung.push('in 50 days'));
    clock.set(start);
    vi.advanceTimersByTime(5000);
    expect(rung).toEqual([]);
    clock.advance(2500);
    expect(rung).toEqual(['first']);
    clock.reset();
    expect(rung).toEqual(['first', 'third']);
    vi.advanceTimersByTime(2 ** 32 - 5001);
    expect(rung).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(rung).toHaveLength(3);
  });

  test('can be read and set over REST, by the owner only', async () => {
    const { ask } = await restClient();
    const stands = (now: number) => ({ now, isRunning: false });
    expect((await ask('PUT', '.inspect/clock', time)).json).toEqual(stands(time));
    expect((await ask('POST', '.inspect/clock', 500)).json).toEqual(stands(time + 500));
    expect((await ask('GET', '.inspect/clock')).json).toEqual(stands(time + 500));
    expect((await ask('PUT', '.inspect/clock', '"noon"')).status).toBe(400);
    expect((await ask('PATCH', '.inspect/clock', 1)).status).toBe(405);
    for (const method of ['GET', 'DELETE']) {
      const asAnybody = await ask(method, '.inspect/clock', undefined, { authorization: '' });
      expect(asAnybody.status).toBe(401);
    }
    expect((await ask('DELETE', '.inspect/clock')).json).toMatchObject({ isRunning: true });
  });
});

describe.skipIf(isOfficial)('restoring a snapshot', () => {
  test('sends each listener its changes, and nothing else', async () => {
    const { port, ask, database } = await restClient();
    const orders = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`o${at}`, { at }]));
    await ask('PUT', '.json', { orders, other: 1 });
    const client = connect(port);
    const others: unknown[] = [];
    const changed: unknown[] = [];
    onValue(ref(client, 'other'), (snapshot) => others.push(snapshot.val()));
    onChildChanged(ref(client, 'orders'), (order) => changed.push([order.key, order.val()]));
    await set(ref(client, 'listening'), true);
    const tested = await database();
    const before = tested.snapshot();
    await update(ref(client), { 'orders/o7/at': -1, 'orders/o8': null, 'new/x': 1 });
    await tested.restore(before);
    await set(ref(client, 'end'), 1);
    expect(changed).toEqual([
      ['o7', { at: -1 }],
      ['o7', { at: 7 }],
    ]);
    expect(others).toEqual([1]);
    await tested.restore(before);
    expect((await ask('GET', '.json')).json).toEqual({ orders, other: 1, listening: true });
  });

  test('waits for unfinished writes, and lasts', async () => {
    const dataDir = await testFolder();
    const first = await restClient({ dataDir });
    await first.ask('PUT', '.json', { kept: 1 });
    const tested = await first.database();
    const before = tested.snapshot();
    const writing = first.ask('PUT', 'lost.json', 2);
    await tested.restore(before);
    await writing;
    await tested.restore(before);
    await first.close();
    const { ask } = await restClient({ dataDir });
    expect((await ask('GET', '.json')).json).toEqual({ kept: 1 });
  });

  test('over REST, also into another database, by the owner only', async () => {
    const { ask } = await restClient();
    await ask('PUT', '.json', { seed: 1 });
    const { json } = await ask('POST', '.inspect/snapshot');
    const { name } = json as { name: string };
    await ask('PUT', '.json', { seed: 2 });
    const place = `.inspect/snapshot?name=${name}`;
    expect((await ask('PUT', place, undefined, { authorization: '' })).status).toBe(401);
    expect((await ask('GET', 'seed.json')).json).toBe(2);
    expect((await ask('PUT', place)).json).toEqual({ name });
    expect((await ask('PUT', `${place}&ns=worker-2`)).status).toBe(200);
    expect((await ask('GET', 'seed.json')).json).toBe(1);
    expect((await ask('GET', 'seed.json?ns=worker-2')).json).toBe(1);
    await ask('DELETE', place);
    expect((await ask('PUT', place)).status).toBe(404);
  });
});
