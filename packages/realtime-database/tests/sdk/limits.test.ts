import { get, onValue, ref, set, update } from 'firebase/database';
import { describe, expect, test, vi } from 'vitest';
import { documentedLimits } from '../../src/core/limits.ts';
import { restClient } from '../support/rest-client.ts';
import { connect, isOfficial, projectId, startServer } from '../support/connect.ts';
import { WireClient } from '../support/wire-client.ts';

const megabyte = 1024 * 1024;

function nested(levels: number): unknown {
  return levels === 0 ? 1 : { k: nested(levels - 1) };
}

describe('limits of the data, beyond the checks of the SDKs', () => {
  test.each<[string, unknown, string]>([
    ['a key of 768 bytes', { ['ã'.repeat(384)]: 1 }, 'ok'],
    ['a longer key', { [`${'ã'.repeat(384)}x`]: 1 }, 'invalid_data'],
    ['a control character in a key', { 'a\u007f': 1 }, 'invalid_data'],
    ['an empty key', { '': 1 }, 'invalid_data'],
    ...['.', '$', '#', '[', ']', '/'].map((sign): [string, unknown, string] => [
      `${sign} in a key`,
      { [`a${sign}b`]: 1 },
      'invalid_data',
    ]),
    ['32 levels', nested(31), 'ok'],
    ['33 levels', nested(32), 'invalid_data'],
  ])('%s', async (_name, data, status) => {
    const { port } = await startServer();
    const client = await WireClient.connect(port, projectId);
    expect(await client.request('p', { p: '/place', d: data })).toMatchObject({ s: status });
    expect(await client.request('m', { p: '/', d: { place: data } })).toMatchObject({ s: status });
  });

  test('a place of 33 levels can be emptied, but not filled', async () => {
    const { port } = await startServer();
    const client = await WireClient.connect(port, projectId);
    const place = '/k'.repeat(33);
    expect(await client.request('p', { p: place, d: 1 })).toMatchObject({ s: 'invalid_data' });
    expect(await client.request('p', { p: place, d: null })).toMatchObject({ s: 'ok' });
  });

  test('over REST they are bad requests', async () => {
    const { ask } = await restClient();
    for (const data of [{ ['k'.repeat(769)]: 1 }, nested(33)]) {
      expect((await ask('PUT', '.json', data)).status).toBe(400);
    }
  });
});

describe.skipIf(isOfficial)('limits of requests', () => {
  test('are the documented ones, and our own for listeners and stalled requests', () => {
    expect(documentedLimits).toEqual({
      sdkWrite: 16 * megabyte,
      restWrite: 256 * megabyte,
      response: 256 * megabyte,
      connections: 200_000,
      listens: 500,
      partialRequest: 10_000,
    });
  });

  test('a larger write of an SDK is refused', async () => {
    const { port } = await startServer({ limits: { sdkWrite: 100_000 } });
    const database = connect(port);
    const place = ref(database, 'place');
    const of = (bytes: number) => ({ text: 'ã'.repeat(bytes / 2) });
    for (const writing of [
      set(place, of(100_000)),
      update(ref(database), { place: of(100_000) }),
    ]) {
      await expect(writing).rejects.toMatchObject({
        code: 'WRITE_TOO_BIG',
        message: expect.stringContaining(
          'Data to write exceeds the maximum size that can be modified with a single request.',
        ) as string,
      });
    }
    await set(place, of(99_000));
    expect((await get(ref(connect(port), 'place'))).val()).toEqual(of(99_000));
  });

  test('a larger write over REST is refused, unless the limit is lifted', async () => {
    const { ask } = await restClient({ limits: { restWrite: 100 } });
    const data = { text: 'x'.repeat(100) };
    expect(await ask('PUT', 'a.json', data)).toMatchObject({
      status: 400,
      json: {
        error: 'Data to write exceeds the maximum size that can be modified with a single request.',
      },
    });
    expect((await ask('GET', 'a.json')).json).toBeNull();
    expect((await ask('PUT', 'a.json?writeSizeLimit=unlimited', data)).status).toBe(200);
  });

  test('a larger answer is refused; a part of it is allowed', async () => {
    const { ask, port } = await restClient({ limits: { response: 150 } });
    await ask('PUT', '.json?print=silent', { a: 'x'.repeat(100), b: 'y'.repeat(100) });
    const error =
      'The data requested exceeds the maximum size that can be accessed with a single request.';
    expect(await ask('GET', '.json')).toMatchObject({ status: 400, json: { error } });
    expect((await ask('GET', 'a.json')).status).toBe(200);

    const database = connect(port);
    await expect(get(ref(database))).rejects.toThrow(error);
    const onError = vi.fn<(error: Error) => void>();
    onValue(ref(database), () => undefined, onError);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0].message).toContain(error);
  });

  test('a listener beyond the limit is refused until another of the client ends', async () => {
    const { port } = await startServer({ limits: { listens: 2 } });
    const client = await WireClient.connect(port, projectId);
    const listen = (place: string) => client.request('q', { p: place, h: '' });
    expect(await listen('/a')).toMatchObject({ s: 'ok' });
    expect(await listen('/b')).toMatchObject({ s: 'ok' });
    expect(await listen('/c')).toMatchObject({ s: 'unavailable' });
    expect(await listen('/a')).toMatchObject({ s: 'ok' });
    await client.request('n', { p: '/b' });
    expect(await listen('/c')).toMatchObject({ s: 'ok' });
    const other = await WireClient.connect(port, projectId);
    expect(await other.request('q', { p: '/c', h: '' })).toMatchObject({ s: 'ok' });
  });

  test('a client beyond the limit waits until another leaves', async () => {
    const { port } = await startServer({ limits: { connections: 1 } });
    const first = await WireClient.connect(port, projectId);
    await expect(WireClient.connect(port, projectId)).rejects.toThrow('503');
    const poll = await fetch(`http://127.0.0.1:${port}/.lp?start=t&ns=demo-test`);
    expect(poll.status).toBe(503);
    first.close();
    await vi.waitFor(() => WireClient.connect(port, projectId));
  });
});
