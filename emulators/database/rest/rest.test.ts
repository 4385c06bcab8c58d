import { createMockUserToken } from '@firebase/util';
import { describe, expect, test } from 'vitest';
import { projectId, setRules, startServer } from '../sdk/connect';

async function client() {
  const { port } = await startServer();
  return {
    port,
    /** Asks as the owner unless told otherwise. */
    ask: async (
      method: string,
      place: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(`http://127.0.0.1:${port}/${place}`, {
        method,
        headers: { authorization: 'Bearer owner', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const json: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, json, text, etag: response.headers.get('etag') };
    },
  };
}

describe('REST', () => {
  test('PUT, PATCH, POST, GET and DELETE', async () => {
    const { ask } = await client();
    expect((await ask('PUT', 'a.json', { b: 1, c: [1, 2] })).json).toEqual({ b: 1, c: [1, 2] });
    expect(
      (await ask('PATCH', 'a.json', { b: { '.sv': { increment: 2 } }, 'd/e': 5 })).status,
    ).toBe(200);
    expect((await ask('GET', 'a.json')).json).toEqual({ b: 3, c: [1, 2], d: { e: 5 } });
    const { name } = (await ask('POST', 'list.json', 'x')).json as { name: string };
    expect(name).toMatch(/^-[\w-]{19}$/);
    expect((await ask('GET', `list/${name}.json`)).json).toBe('x');
    expect((await ask('DELETE', 'a.json')).json).toBeNull();
    expect((await ask('GET', 'a.json')).json).toBeNull();
  });

  test('queries, shallow, print and formats', async () => {
    const { ask, port } = await client();
    await setRules(port, { people: { '.indexOn': 'age' } });
    await ask('PUT', 'people.json', {
      a: { age: 3 },
      b: { age: 1 },
      c: { '.value': 5, '.priority': 2 },
    });
    const query = 'people.json?orderBy="age"&startAt=1&limitToFirst=1';
    expect((await ask('GET', query)).json).toEqual({ b: { age: 1 } });
    expect((await ask('GET', 'people.json?orderBy="$key"&endBefore="b"')).json).toEqual({
      a: { age: 3 },
    });
    expect((await ask('GET', 'people.json?shallow=true')).json).toEqual({
      a: true,
      b: true,
      c: true,
    });
    expect((await ask('GET', 'people/a.json?print=pretty')).text).toBe('{\n  "age": 3\n}');
    expect((await ask('GET', 'people/a.json?print=silent')).status).toBe(204);
    expect((await ask('GET', 'people/c.json?format=export')).json).toEqual({
      '.value': 5,
      '.priority': 2,
    });
    const unindexed = await ask('GET', 'people.json?orderBy="name"&equalTo=1');
    expect(unindexed).toMatchObject({
      status: 400,
      json: {
        error: 'Index not defined, add ".indexOn": "name", for path "/people", to the rules',
      },
    });
  });

  test('a condition by ETag', async () => {
    const { ask } = await client();
    await ask('PUT', 'a.json', 1);
    const { etag } = await ask('GET', 'a.json', undefined, { 'x-firebase-etag': 'true' });
    expect((await ask('PUT', 'a.json', 2, { 'if-match': String(etag) })).status).toBe(200);
    const stale = await ask('PUT', 'a.json', 3, { 'if-match': String(etag) });
    expect(stale).toMatchObject({ status: 412, json: 2 });
    expect(
      (await ask('DELETE', 'a.json', undefined, { 'if-match': String(stale.etag) })).status,
    ).toBe(200);
    expect((await ask('PUT', 'a.json', 4, { 'if-match': 'null_etag' })).status).toBe(200);
  });

  test('who asks is judged', async () => {
    const { ask, port } = await client();
    await setRules(port, { '.read': 'auth.uid == "ana"' });
    const nobody = { authorization: '' };
    const token = createMockUserToken({ sub: 'ana' }, projectId);
    expect((await ask('GET', `a.json?auth=${token}`, undefined, nobody)).status).toBe(200);
    const refused = await ask('GET', 'a.json', undefined, nobody);
    expect(refused).toMatchObject({ status: 401, json: { error: 'Permission denied' } });
    expect((await ask('GET', '.settings/rules.json', undefined, nobody)).status).toBe(401);
  });

  test.each([
    ['PUT', 'a.json', { 'bad.key': 1 }, 400],
    ['PUT', 'a$b.json', 1, 400],
    ['PATCH', 'a.json', { b: 1, 'b/c': 2 }, 400],
    ['PUT', 'a.json', { '.sv': 'unknown' }, 400],
    ['GET', 'a', undefined, 404],
    ['PROPFIND', 'a.json', undefined, 405],
    ['PUT', '.settings/rules.json', { rules: { '.read': 'auth.' } }, 400],
  ])('%s %s %j is refused', async (method, place, body, status) => {
    const { ask } = await client();
    const answer = await ask(method, place, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error: expect.any(String) as string });
  });

  test('a stream tells the data and its changes', async () => {
    const { ask, port } = await client();
    await ask('PUT', 'a.json', { b: 1 });
    const url = `http://127.0.0.1:${port}/a.json`;
    const aborted = new AbortController();
    const headers = { accept: 'text/event-stream' };
    const { body } = await fetch(url, { headers, signal: aborted.signal });
    const events = body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await events?.read())?.value;
    expect(await next()).toBe('event: put\ndata: {"path":"/","data":{"b":1}}\n\n');
    await ask('PUT', 'a/b.json', 2);
    expect(await next()).toBe('event: put\ndata: {"path":"/b","data":2}\n\n');
    await ask('PATCH', 'a.json', { b: 3, c: 4 });
    expect(await next()).toBe('event: patch\ndata: {"path":"/","data":{"b":3,"c":4}}\n\n');
    await setRules(port, { '.read': false });
    expect(await next()).toBe('event: cancel\ndata: null\n\n');
    aborted.abort();
  });

  test('pages of any origin may ask', async () => {
    const { port } = await client();
    const response = await fetch(`http://127.0.0.1:${port}/a.json`, { method: 'OPTIONS' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});
