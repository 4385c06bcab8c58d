import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  query,
  type QueryConstraint,
  ref,
  remove,
  set,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { afterTest, connect, projectId, setRules, startServer } from '../support/connect.ts';
import { WireClient } from '../support/wire-client.ts';

const people = {
  ana: { age: 30 },
  bia: { age: 25 },
  caio: { age: 30 },
  davi: {},
  eva: { age: 'old', name: 'Eva' },
  fred: { age: true, name: 'Fred' },
};

async function serverWith(data: object) {
  const { port } = await startServer();
  await setRules(port, {
    '.read': true,
    '.write': true,
    people: { '.indexOn': ['age', 'name'] },
    scores: { '.indexOn': '.value' },
  });
  await set(ref(connect(port)), data);
  return port;
}

async function keysOf(port: number, place: string, ...constraints: QueryConstraint[]) {
  const keys: string[] = [];
  const snapshot = await get(query(ref(connect(port), place), ...constraints));
  snapshot.forEach((child) => void keys.push(child.key));
  return keys;
}

describe('queries', () => {
  test.each<[string, QueryConstraint[], string[]]>([
    [
      'all by a child: null, booleans, numbers, text',
      [orderByChild('age'), limitToFirst(9)],
      ['fred', 'bia', 'ana', 'caio', 'eva'],
    ],
    ['equalTo', [orderByChild('age'), equalTo(30)], ['ana', 'caio']],
    ['equalTo with a key', [orderByChild('age'), equalTo(30, 'caio')], ['caio']],
    ['startAt', [orderByChild('age'), startAt(30)], ['ana', 'caio', 'eva']],
    ['startAfter', [orderByChild('age'), startAfter(25)], ['ana', 'caio', 'eva']],
    ['startAfter with a key', [orderByChild('age'), startAfter(30, 'ana')], ['caio', 'eva']],
    ['endAt', [orderByChild('age'), endAt(25)], ['fred', 'bia']],
    ['endBefore', [orderByChild('age'), endBefore(30)], ['fred', 'bia']],
    ['startAt and endAt', [orderByChild('age'), startAt(26), endAt(30)], ['ana', 'caio']],
    ['limitToFirst', [orderByChild('age'), limitToFirst(2)], ['fred', 'bia']],
    ['limitToLast', [orderByChild('age'), limitToLast(2)], ['caio', 'eva']],
    ['by key', [orderByKey(), startAt('b'), endAt('d')], ['bia', 'caio']],
    ['by key, after', [orderByKey(), startAfter('bia'), limitToFirst(1)], ['caio']],
    ['without an order', [limitToLast(2)], ['eva', 'fred']],
  ])('%s', async (_name, constraints, expected) => {
    const port = await serverWith({ people });
    expect(await keysOf(port, 'people', ...constraints)).toEqual(expected);
  });

  test('by value', async () => {
    const port = await serverWith({ scores: { a: 3, b: 1, c: 2 } });
    expect(await keysOf(port, 'scores', orderByValue(), limitToLast(2))).toEqual(['c', 'a']);
  });
});

describe('a window follows children that enter and leave it', () => {
  test('limitToLast: each write makes one event', async () => {
    const port = await serverWith({ people: { a: { age: 1 }, b: { age: 2 }, c: { age: 3 } } });
    const seen: unknown[] = [];
    const oldest = query(ref(connect(port), 'people'), orderByChild('age'), limitToLast(2));
    onValue(oldest, (snapshot) => seen.push(snapshot.val()));
    await vi.waitFor(() => expect(seen).toHaveLength(1));

    const writer = ref(connect(port), 'people');
    await update(writer, { d: { age: 9 } });
    await remove(ref(connect(port), 'people/d'));
    await update(writer, { 'a/age': 8, 'c/age': 0 });
    const expected = [
      { b: { age: 2 }, c: { age: 3 } },
      { c: { age: 3 }, d: { age: 9 } },
      { b: { age: 2 }, c: { age: 3 } },
      { a: { age: 8 }, b: { age: 2 } },
    ];
    await vi.waitFor(() => expect(seen).toEqual(expected));
  });

  test('only matching children are sent, and only their changes', async () => {
    const port = await serverWith({
      people: { a: { age: 1, name: 'A' }, b: { age: 2 }, c: { age: 3 } },
    });
    const wire = await WireClient.connect(port, projectId);
    const body = { p: '/people', q: { sp: 1, ep: 2, i: 'age' }, t: 7, h: '' };
    await wire.request('q', body);
    const writer = connect(port);
    await set(ref(writer, 'people/c/name'), 'unseen');
    await set(ref(writer, 'people/a/name'), 'B');
    await set(ref(writer, 'people/c/age'), 2);
    await update(ref(writer, 'people'), { 'a/age': 5, 'b/age': 1 });
    expect(wire.pushed.map(({ a, b }) => [a, b])).toEqual([
      ['d', { p: 'people', d: { a: { age: 1, name: 'A' }, b: { age: 2 } }, t: 7 }],
      ['d', { p: 'people/a/name', d: 'B', t: 7 }],
      ['d', { p: 'people/c', d: { age: 2, name: 'unseen' }, t: 7 }],
      ['m', { p: 'people', d: { a: null, 'b/age': 1 }, t: 7 }],
    ]);
  });

  test('a client that has the data already receives nothing', async () => {
    const port = await serverWith({ people: { a: 1 } });
    const wire = await WireClient.connect(port, projectId);
    const known = await hashOf(port, 'people');
    expect(await wire.request('q', { p: '/people', h: known })).toEqual({ s: 'ok', d: {} });
    expect(wire.pushed).toEqual([]);
  });

  test('an order without .indexOn works, and the SDK warns', async () => {
    const port = await serverWith({ people: { a: { age: 1, size: 2 } } });
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    afterTest(() => warnings.mockRestore());
    const shown: unknown[] = [];
    const listen = (child: string) => {
      const ordered = query(ref(connect(port), 'people'), orderByChild(child), limitToLast(5));
      onValue(ordered, (snapshot) => shown.push(snapshot.size));
    };
    listen('age');
    listen('size');
    await vi.waitFor(() => expect(warnings).toHaveBeenCalled());
    expect(shown).toEqual([1, 1]);
    expect(warnings).toHaveBeenCalledOnce();
    expect(String(warnings.mock.calls[0])).toContain('".indexOn": "size" at /people');
  });

  test.each<[string, QueryConstraint[], string]>([
    ['people', [orderByChild('size'), limitToLast(5)], '"size", for path "/people"'],
    ['people', [orderByChild('size')], '"size", for path "/people"'],
    ['people/a', [orderByValue()], '".value", for path "/people/a"'],
  ])('get() of %s by an order without .indexOn is refused, as by REST', async (place, by, told) => {
    const port = await serverWith({ people: { a: { age: 1, size: 2 } } });
    await expect(get(query(ref(connect(port), place), ...by))).rejects.toThrow(
      `Index not defined, add ".indexOn": ${told}, to the rules`,
    );
  });
});

async function hashOf(port: number, place: string): Promise<string> {
  const url = `http://127.0.0.1:${port}/${place}.json?ns=demo-test`;
  const response = await fetch(url, { headers: { 'x-firebase-etag': 'true' } });
  return response.headers.get('etag') ?? '';
}
