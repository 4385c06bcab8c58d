import { join } from 'node:path';
import { get, increment, onValue, ref, runTransaction, set, update } from 'firebase/database';
import { describe, expect, test } from 'vitest';

import { startDatabase } from '../../src/server.ts';
import { connect, projectId, startServer } from '../support/connect.ts';
import { hasSmallDisks, SmallDisk } from '../support/small-disk.ts';
import { startServerProcess } from './server-process.ts';

const filling = 'x'.repeat(3000);

interface Failure {
  readonly code: string;
  readonly message: string;
}

async function failureOf(act: Promise<unknown>): Promise<Failure | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    return error as Failure;
  }
}

async function ask(port: number, place: string, init: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:${port}/${place}.json?ns=${projectId}`, {
    headers: { authorization: 'Bearer owner' },
    ...init,
  });
  return { status: response.status, json: (await response.json()) as unknown };
}

/** The text that a REST stream sends until the test ends. */
function streamOf(port: number, place: string) {
  const said = { text: '' };
  const closing = new AbortController();
  const reading = fetch(`http://127.0.0.1:${port}/${place}.json?ns=${projectId}`, {
    headers: { accept: 'text/event-stream' },
    signal: closing.signal,
  }).then(async (response) => {
    for await (const chunk of response.body ?? []) said.text += Buffer.from(chunk).toString();
  });
  const close = () => {
    closing.abort();
    return reading.catch(() => undefined);
  };
  return { said, close };
}

/** Writes orders until one is refused. Returns how many were accepted, and the reason of the refusal. */
async function writeUntilRefused(write: (order: number) => Promise<unknown>, first = 0) {
  for (let order = first; ; order += 1) {
    const failure = await failureOf(write(order));
    if (failure) return { next: order, failure };
    if (order > 2000) throw new Error('the disk never was full');
  }
}

describe.runIf(hasSmallDisks)('on a full disk', () => {
  test('readers see no refused write, the writer gets the reason, and writing works again when there is room', async () => {
    const disk = await SmallDisk.mount(12);
    const dataDir = join(disk.folder, 'data');
    const first = await startServerProcess(dataDir);
    const writer = connect(first.port);
    const reader = connect(first.port);
    const seen = new Set<string>();
    const connected: boolean[] = [];
    onValue(ref(reader, 'orders'), (orders) => {
      orders.forEach((order) => void seen.add(order.key));
    });
    onValue(ref(writer, '.info/connected'), (is) => void connected.push(is.val() as boolean));
    const stream = streamOf(first.port, 'orders');
    const write = (order: number) => set(ref(writer, `orders/o${order}`), { filling });
    await write(0);

    await disk.fill(15);
    const { next, failure } = await writeUntilRefused(write, 1);
    expect(next).toBeGreaterThan(5);
    expect(failure.code).toBe('UNAVAILABLE');
    expect(failure.message).toContain('disk is full');
    const overRest = await ask(first.port, 'orders/rest', { method: 'PUT', body: `"${filling}"` });
    expect(overRest.status).toBe(503);
    expect(JSON.stringify(overRest.json)).toContain('disk is full');
    const refused = await Promise.all(
      Array.from({ length: 20 }, (_, at) => failureOf(write(next + at))),
    );
    expect(refused.map((one) => one?.code)).toEqual(refused.map(() => 'UNAVAILABLE'));
    const shown = Object.keys((await ask(first.port, 'orders')).json as object);
    expect(shown).toHaveLength(next);
    expect(Object.keys((await get(ref(reader, 'orders'))).val() as object)).toHaveLength(next);

    await disk.free();
    expect(await failureOf(write(9000))).toBeUndefined();
    expect((await ask(first.port, 'orders/o9000/filling')).json).toBe(filling);
    await expect.poll(() => seen.has('o9000')).toBe(true);
    await expect.poll(() => stream.said.text).toContain('o9000');
    for (let order = next; order < next + 20; order += 1) {
      expect(seen).not.toContain(`o${order}`);
      expect(stream.said.text).not.toContain(`o${order}"`);
    }
    expect(stream.said.text).not.toContain('/rest');
    expect(connected.filter((is) => !is)).toHaveLength(1);

    await stream.close();
    await first.kill();
    const second = await startServerProcess(dataDir);
    const stored = Object.keys((await ask(second.port, 'orders')).json as object);
    await second.kill();
    expect(new Set(stored)).toEqual(new Set([...shown, 'o9000']));
  });

  test('a kill during a full disk loses no acknowledged write and keeps no other', async () => {
    const disk = await SmallDisk.mount(12);
    const dataDir = join(disk.folder, 'data');
    const first = await startServerProcess(dataDir);
    const writer = connect(first.port);
    const write = (order: number) => set(ref(writer, `orders/o${order}`), { filling });
    await write(0);
    await disk.fill(15);
    const { next } = await writeUntilRefused(write, 1);
    await first.kill();

    await disk.free();
    const second = await startServerProcess(dataDir);
    const stored = Object.keys((await ask(second.port, 'orders')).json as object);
    await second.kill();
    expect(stored).toHaveLength(next);
  });

  test('a start names the folder without room, and changes nothing', async () => {
    const disk = await SmallDisk.mount(12);
    const dataDir = join(disk.folder, 'data');
    const first = await startServerProcess(dataDir);
    await ask(first.port, 'kept', { method: 'PUT', body: '5' });
    await first.kill();
    await disk.fill(0);
    const failure = await startDatabase({ dataDir }).catch((error: unknown) => error);
    expect((failure as Error).message).toBe(`${dataDir} can't be opened: the disk is full`);
    await disk.free();
    const second = await startServerProcess(dataDir);
    expect((await ask(second.port, 'kept')).json).toBe(5);
    await second.kill();
  });

  test('a write that builds on a refused write is refused with it', async () => {
    const disk = await SmallDisk.mount(12);
    const { port } = await startServer({ dataDir: join(disk.folder, 'data') });
    const writer = connect(port);
    await set(ref(writer, 'count'), 5);
    await disk.fill(15);
    await writeUntilRefused((order) => set(ref(writer, `orders/o${order}`), { filling }));
    const steps = await Promise.all([
      failureOf(update(ref(writer), { count: increment(1), big: filling.repeat(20) })),
      failureOf(set(ref(writer, 'count'), increment(1))),
      failureOf(runTransaction(ref(writer, 'count'), (count: number) => count + 1)),
    ]);
    // For a failed transaction the SDK only passes on the code.
    const texts = ['disk is full', 'disk is full', 'unavailable'];
    expect(steps.map((failure) => failure?.message)).toEqual(
      texts.map((text) => expect.stringContaining(text) as unknown),
    );
    await disk.free();
    await set(ref(writer, 'count'), increment(1));
    expect((await ask(port, 'count')).json).toBe(6);
    expect((await ask(port, 'big')).json).toBeNull();
  });
});
