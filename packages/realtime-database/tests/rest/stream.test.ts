import { describe, expect, test, vi } from 'vitest';
import { afterTest, isOfficial, projectId, setRules } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

/** Yields the events of a place. */
async function eventsOf(port: number, place: string, authorization = 'Bearer owner') {
  const aborted = new AbortController();
  afterTest(() => aborted.abort());
  const url = new URL(place, `http://127.0.0.1:${port}`);
  url.searchParams.set('ns', projectId);
  const { body, status } = await fetch(url, {
    headers: { accept: 'text/event-stream', authorization },
    signal: aborted.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return { status, next: async () => (await reader?.read())?.value };
}

describe('a stream', () => {
  test('sends the data and then each change', async () => {
    const { ask, port } = await restClient();
    await ask('PUT', 'a.json', { b: 1 });
    const { next } = await eventsOf(port, 'a.json');
    expect(await next()).toBe('event: put\ndata: {"path":"/","data":{"b":1}}\n\n');
    await ask('PUT', 'a/b.json', 2);
    expect(await next()).toBe('event: put\ndata: {"path":"/b","data":2}\n\n');
    await ask('PATCH', 'a.json', { b: 3, c: ['x', 'y'] });
    expect(await next()).toBe('event: patch\ndata: {"path":"/","data":{"b":3,"c":["x","y"]}}\n\n');
    await ask('DELETE', 'a.json');
    expect(await next()).toBe('event: put\ndata: {"path":"/","data":null}\n\n');
  });

  test('shows priorities only with format=export', async () => {
    const { ask, port } = await restClient();
    const plain = await eventsOf(port, 'a.json');
    const exported = await eventsOf(port, 'a.json?format=export');
    await Promise.all([plain.next(), exported.next()]);
    await ask('PUT', 'a.json', { '.value': 1, '.priority': 2 });
    expect(await plain.next()).toContain('"data":1}');
    expect(await exported.next()).toContain('"data":{".value":1,".priority":2}}');
  });

  test('of a query sends only the matching data', async () => {
    const { ask, port } = await restClient();
    await ask('PUT', 'a.json', { x: 1, y: 2 });
    const { next } = await eventsOf(port, 'a.json?orderBy="$key"&limitToLast=1');
    expect(await next()).toContain('"data":{"y":2}}');
    await ask('PUT', 'a/z.json', 3);
    expect(await next()).toBe('event: patch\ndata: {"path":"/","data":{"y":null,"z":3}}\n\n');
  });

  test('is refused like any other read, and cancelled when the rules change', async () => {
    const { port } = await restClient();
    await setRules(port, { a: { '.read': true } });
    expect((await eventsOf(port, 'b.json', '')).status).toBe(401);
    const { next } = await eventsOf(port, 'a.json', '');
    await next();
    await setRules(port, {});
    expect(await next()).toBe('event: cancel\ndata: null\n\n');
    expect(await next()).toBeUndefined();
  });

  test.skipIf(isOfficial)('ends when its token expires', async () => {
    const { ask, port } = await restClient();
    await setRules(port, { a: { '.read': 'auth.uid == "ana"' } });
    const now = Math.floor(Date.now() / 1000);
    const payload = { aud: projectId, sub: 'ana', iat: now, exp: now + 3600 };
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part(payload)}.`;
    const { next } = await eventsOf(port, 'a.json', `Bearer ${token}`);
    expect(await next()).toBe('event: put\ndata: {"path":"/","data":null}\n\n');
    await ask('POST', '.inspect/clock', 3_590_000);
    await ask('PUT', 'a.json', 1);
    expect(await next()).toBe('event: put\ndata: {"path":"/","data":1}\n\n');
    await ask('POST', '.inspect/clock', 10_000);
    expect(await next()).toBe('event: auth_revoked\ndata: "credential is no longer valid"\n\n');
    expect(await next()).toBeUndefined();
  });

  test.skipIf(isOfficial)('sends a keepalive every half minute', async () => {
    const { port } = await restClient();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    afterTest(() => vi.useRealTimers());
    const { next } = await eventsOf(port, 'a.json');
    await next();
    vi.advanceTimersByTime(30_000);
    expect(await next()).toBe('event: keep-alive\ndata: null\n\n');
  });
});
