import { createMockUserToken } from '@firebase/util';
import { describe, expect, test } from 'vitest';
import { projectId, setRules } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

describe('REST', () => {
  test('PUT, PATCH, POST, GET and DELETE', async () => {
    const { ask } = await restClient();
    expect((await ask('PUT', 'a.json', { b: 1, c: [1, 2] })).json).toEqual({ b: 1, c: [1, 2] });
    const patch = { b: { '.sv': { increment: 2 } }, 'd/e': 5, f: null, '.priority': 7 };
    expect((await ask('PATCH', 'a.json', patch)).json).toEqual({ ...patch, b: 3 });
    expect((await ask('GET', 'a.json')).json).toEqual({ b: 3, c: [1, 2], d: { e: 5 } });
    const { name } = (await ask('POST', 'list.json', '"x"')).json as { name: string };
    expect(name).toMatch(/^-[\w-]{19}$/);
    expect((await ask('GET', `list/${name}.json`)).json).toBe('x');
    expect((await ask('DELETE', 'a.json')).json).toBeNull();
    expect((await ask('GET', 'a.json')).json).toBeNull();
  });

  test('a client that can only send POST overrides the method', async () => {
    const { ask } = await restClient();
    await ask('POST', 'a.json', '1', { 'x-http-method-override': 'PUT' });
    expect((await ask('GET', 'a.json')).json).toBe(1);
    await ask('POST', 'a.json?x-http-method-override=DELETE');
    expect((await ask('GET', 'a.json')).json).toBeNull();
  });

  test('queries and shallow', async () => {
    const { ask, port } = await restClient();
    await setRules(port, { people: { '.indexOn': 'age' } });
    await ask('PUT', 'people.json', { a: { age: 3 }, b: { age: 1 }, c: 5 });
    const shown = async (query: string) => (await ask('GET', `people.json?${query}`)).json;
    expect(await shown('orderBy="age"&startAt=1&limitToFirst=1')).toEqual({ b: { age: 1 } });
    expect(await shown('orderBy="age"&equalTo=3')).toEqual({ a: { age: 3 } });
    expect(await shown('orderBy="age"&startAfter=1')).toEqual({ a: { age: 3 } });
    expect(await shown('orderBy="$key"&endBefore="b"')).toEqual({ a: { age: 3 } });
    expect(await shown('orderBy="$key"&limitToLast=1')).toEqual({ c: 5 });
    expect(await shown('shallow=true')).toEqual({ a: true, b: true, c: true });
  });

  test('print, download and callback', async () => {
    const { ask } = await restClient();
    await ask('PUT', 'a.json', { b: 1 });
    expect((await ask('GET', 'a.json?print=pretty')).text).toBe('{\n  "b": 1\n}');
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { b: 1 } : undefined;
      const { status, text } = await ask(method, 'a.json?print=silent', body);
      expect({ status, text }).toEqual({ status: 204, text: '' });
    }
    const file = await ask('GET', 'a.json?download=orders"2.json');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="orders_2.json"');
    expect((await ask('GET', 'a.json?callback=got')).text).toBe('/**/got(null);');
    expect((await ask('GET', 'a.json?callback=alert(1)//')).status).toBe(400);
  });

  test('a condition with an ETag', async () => {
    const { ask } = await restClient();
    const wanted = { 'x-firebase-etag': 'true' };
    const etag = String((await ask('PUT', 'a.json', 1, wanted)).headers.get('etag'));
    expect((await ask('GET', 'a.json', undefined, wanted)).headers.get('etag')).toBe(etag);
    expect((await ask('GET', 'a.json')).headers.get('etag')).toBeNull();
    expect((await ask('PUT', 'a.json', 2, { 'if-match': etag })).status).toBe(200);
    const stale = await ask('PUT', 'a.json', 3, { 'if-match': etag });
    expect(stale).toMatchObject({ status: 412, json: 2 });
    const newer = { 'if-match': String(stale.headers.get('etag')) };
    expect((await ask('DELETE', 'a.json', undefined, newer)).status).toBe(200);
    expect((await ask('PUT', 'a.json', 4, { 'if-match': 'null_etag' })).status).toBe(200);
    expect((await ask('PATCH', 'a.json', { b: 1 }, { 'if-match': etag })).status).toBe(400);
    expect((await ask('GET', 'a.json')).json).toBe(4);
  });

  test.each([
    ['PATCH', {}],
    ['PATCH', { open: 1 }],
    ['POST', 1],
    ['GET', undefined],
  ])('%s with %j tells nobody the ETag of what they may not read', async (method, body) => {
    const { ask, port } = await restClient();
    await setRules(port, { a: { '.write': true, b: { '.read': true } } });
    await ask('PUT', 'a.json', { senha: 'segredo' });
    const headers = { authorization: '', 'x-firebase-etag': 'true' };
    const answer = await ask(method, 'a.json', body, headers);
    expect([answer.status, answer.headers.get('etag')]).toEqual([401, null]);
    expect((await ask('GET', 'a.json')).json).toEqual({ senha: 'segredo' });
    const untagged = await ask(method, 'a.json', body, { authorization: '' });
    expect([untagged.status, untagged.headers.get('etag')]).toEqual([body ? 200 : 401, null]);
  });

  test.each(['PUT', 'DELETE'])('a stale %s reveals nothing without read access', async (method) => {
    const { ask, port } = await restClient();
    await setRules(port, { a: { '.write': true } });
    await ask('PUT', 'a.json', { senha: 'segredo' });
    const body = method === 'PUT' ? { senha: 'x' } : undefined;
    const stale = { authorization: '', 'if-match': 'null_etag', 'x-firebase-etag': 'true' };
    const { status, text, headers } = await ask(method, 'a.json', body, stale);
    expect([status, headers.get('etag')]).toEqual([401, null]);
    expect(text).not.toContain('segredo');
  });

  test('unchanged data is not sent again', async () => {
    const { ask } = await restClient();
    const put = await ask('PUT', 'a.json', { b: 1 }, { 'x-firebase-etag': 'true' });
    const etag = String(put.headers.get('etag'));
    const since = (known: string) => ask('GET', 'a.json', undefined, { 'if-none-match': known });
    for (const known of [etag, `"${etag}"`, `W/"other", W/"${etag}"`, '*']) {
      const { status, text, headers } = await since(known);
      expect({ status, text }).toEqual({ status: 304, text: '' });
      expect(headers.get('etag')).toBe(etag);
    }
    const other = await since('other');
    expect(other).toMatchObject({ status: 200, json: { b: 1 } });
    expect(other.headers.get('etag')).toBe(etag);
    await ask('PUT', 'a.json', 2);
    expect(await since(etag)).toMatchObject({ status: 200, json: 2 });
  });

  test('HEAD answers as GET does, without the data', async () => {
    const { ask, port } = await restClient();
    await ask('PUT', 'a.json', { b: 1 });
    const { status, text, headers } = await ask('HEAD', 'a.json');
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    await setRules(port, {});
    expect((await ask('HEAD', 'a.json', undefined, { authorization: '' })).status).toBe(401);
  });

  test('the owner can ask for the rules of a person or of nobody', async () => {
    const { ask, port } = await restClient();
    await setRules(port, { own: { $uid: { '.write': 'auth.uid == $uid && auth.level == 2' } } });
    const as = async (auth: unknown, place: string) => {
      const override = encodeURIComponent(typeof auth === 'string' ? auth : JSON.stringify(auth));
      return (await ask('PUT', `${place}?auth_variable_override=${override}`, 1)).status;
    };
    expect(await as({ uid: 'ana', level: 2 }, 'own/ana.json')).toBe(200);
    expect(await as({ uid: 'ana', level: 2 }, 'own/bia.json')).toBe(401);
    expect(await as(null, 'own/ana.json')).toBe(401);
    expect(await as('{', 'own/ana.json')).toBe(400);
    expect(await as('"ana"', 'own/ana.json')).toBe(400);
    expect((await ask('PUT', 'own/bia.json', 1)).status).toBe(200);
  });

  test('the rules judge the caller, named by header or by URL', async () => {
    const { ask, port } = await restClient();
    await setRules(port, { '.read': 'auth.uid == "ana"' });
    const token = createMockUserToken({ sub: 'ana' }, projectId);
    const status = async (place: string, authorization = '') =>
      (await ask('GET', place, undefined, { authorization })).status;
    expect(await status(`a.json?auth=${token}`)).toBe(200);
    expect(await status(`a.json?access_token=${token}`)).toBe(200);
    expect(await status('a.json', `Bearer ${token}`)).toBe(200);
    expect(await status('a.json')).toBe(401);
    expect(await status('a.json', 'Bearer owner')).toBe(200);
    expect(await status('.settings/rules.json')).toBe(401);
  });

  test('rules are returned as they were set', async () => {
    const { ask } = await restClient();
    const rules = '{\n  // mine\n  "rules": { ".read": true }\n}';
    expect((await ask('PUT', '.settings/rules.json', rules)).json).toEqual({ status: 'ok' });
    expect((await ask('GET', '.settings/rules.json')).text).toBe(rules);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const body = method === 'DELETE' ? undefined : '{ "rules": {} }';
      expect((await ask(method, '.settings/rules.json', body)).status).toBe(405);
    }
    expect((await ask('GET', '.settings/rules.json')).text).toBe(rules);
  });

  test('pages of any origin may send requests', async () => {
    const { port } = await restClient();
    const response = await fetch(`http://127.0.0.1:${port}/a.json`, { method: 'OPTIONS' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});
