import { describe, expect, test } from 'vitest';
import { Database } from '../../src/core/database.ts';
import { NotStoredError, type Store } from '../../src/persistence/store.ts';
import { everything } from '../../src/queries/query.ts';
import { Ruleset } from '../../src/rules/ruleset.ts';
import type { Refusal } from '../../src/core/refusal.ts';
import type { Node } from '../../src/tree/node.ts';
import { nodeHash } from '../../src/tree/node-hash.ts';
import { nodeFromJson } from '../../src/tree/node-parse.ts';

const rules = `{ "rules": {
  ".read": true,
  "once": { ".write": "!data.exists()" },
  "$other": { ".write": true }
} }`;

/** A slow disk: each step waits until the test stores or refuses it. */
class SlowStore implements Store {
  private readonly steps: { resolve: () => void; reject: (error: Error) => void }[] = [];

  load(): Promise<Node> {
    return Promise.resolve(null);
  }

  save(): Promise<void> {
    return new Promise((resolve, reject) => this.steps.push({ resolve, reject }));
  }

  /** Stores all waiting steps. */
  store(): void {
    this.steps.splice(0).forEach(({ resolve }) => resolve());
  }

  /** Refuses all waiting steps. */
  refuse(): void {
    const error = new NotStoredError('the disk is full');
    this.steps.splice(0).forEach(({ reject }) => reject(error));
  }
}

function slowDatabase() {
  const store = new SlowStore();
  const log = () => undefined;
  const database = new Database({ root: null, rules: Ruleset.parse(rules), store, log });
  const seen: string[] = [];
  database.listen([], everything, {
    onUpdate: ({ json }) => seen.push(json),
    onRevoked: () => undefined,
    caller: () => null,
  });
  const write = (place: string, json: unknown, hash?: string) => {
    const expected = hash === undefined ? undefined : { path: [place], hash };
    return database.write([{ path: [place], json }], null, { expected });
  };
  const shown = () => database.jsonOf(database.read([], everything, null));
  return { store, seen, write, shown };
}

/** Lets all pending promises continue. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a write on its way to the disk', () => {
  test('is invisible until it is stored', async () => {
    const { store, seen, write, shown } = slowDatabase();
    const writing = Promise.all([write('a', 1), write('b', 2)]);
    await settle();
    expect([shown(), seen]).toEqual(['null', []]);
    store.store();
    await writing;
    expect([shown(), seen]).toEqual(['{"a":1,"b":2}', ['{"a":1}', '2']]);
  });

  test('is undone if it fails, with all writes that build on it', async () => {
    const { store, seen, write, shown } = slowDatabase();
    const writing = Promise.allSettled([write('a', 1), write('a', { '.sv': { increment: 1 } })]);
    store.refuse();
    const refusal: unknown = expect.objectContaining({ code: 'unavailable' });
    expect(await writing).toEqual([
      { status: 'rejected', reason: refusal },
      { status: 'rejected', reason: refusal },
    ]);
    expect([shown(), seen]).toEqual(['null', []]);
    const next = write('a', { '.sv': { increment: 1 } });
    store.store();
    await next;
    expect([shown(), seen]).toEqual(['{"a":1}', ['{"a":1}']]);
  });

  test('refuses other writes only after it is stored', async () => {
    const { store, write, shown } = slowDatabase();
    const first = write('once', 1);
    const second = write('once', 2);
    store.refuse();
    await expect(first).rejects.toThrow('the disk is full');
    await settle();
    store.store();
    await second;
    expect(shown()).toBe('{"once":2}');
  });

  test('makes a transaction stale only after it is stored', async () => {
    const { store, write, shown } = slowDatabase();
    const first = write('count', 1);
    let refusedAt: string | undefined;
    const second = write('count', 1, '').catch(() => (refusedAt = shown()));
    await settle();
    expect(refusedAt).toBeUndefined();
    store.store();
    await Promise.all([first, second]);
    expect(refusedAt).toBe('{"count":1}');
  });
});

describe('a write under a condition', () => {
  const guarded = `{ "rules": {
    "open": { ".read": true, "$key": { ".write": "!data.exists()" } },
    "count": { ".write": "newData.val() === 3" },
    "$closed": { ".write": "auth !== null" }
  } }`;
  const context = { now: 0, existing: null, levels: 32 };
  const root = nodeFromJson({ closed: 'secret', count: 1, open: { a: 1 } }, context);
  const store: Store = { load: () => Promise.resolve(root), save: () => Promise.resolve() };

  async function outcome(place: string, json: unknown, guess: unknown) {
    const log = () => undefined;
    const database = new Database({ root, rules: Ruleset.parse(guarded), store, log });
    const hash = nodeHash(nodeFromJson(guess, context));
    const path = place.split('/');
    return database.write([{ path, json }], null, { expected: { path, hash } }).then(
      () => 'done',
      (error: unknown) => (error as Refusal).code,
    );
  }

  test.each([
    [
      'that the rules refuse says nothing of a right guess',
      'closed',
      1,
      'secret',
      'permission_denied',
    ],
    ['nor of a wrong one', 'closed', 1, 'other', 'permission_denied'],
    ['that the rules allow is stale', 'count', 3, 2, 'datastale'],
    ['that the rules allow is done', 'count', 3, 1, 'done'],
    ['of what is read is stale before the rules refuse it', 'open/a', 2, null, 'datastale'],
    ['of what is read is refused', 'open/a', 2, 1, 'permission_denied'],
  ])('%s', async (_what, place, json, guess, code) => {
    expect(await outcome(place, json, guess)).toBe(code);
  });
});
