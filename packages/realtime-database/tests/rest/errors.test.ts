import { describe, expect, test } from 'vitest';
import { projectId, setRules } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

function unsigned(payload: object): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.`;
}

const invalidData = "Invalid data; couldn't parse JSON object. Are you sending a JSON object with";

describe('REST refuses with the texts and the format of Firebase', () => {
  test.each([
    ['PUT', 'a.json', '{ "b": ', 400, invalidData],
    ['PUT', 'a.json', { 'bad.key': 1 }, 400, invalidData],
    ['PUT', 'a.json', { '.sv': 'unknown' }, 400, invalidData],
    ['PUT', 'a$b.json', 1, 400, invalidData],
    ['PATCH', 'a.json', { b: 1, 'b/c': 2 }, 400, invalidData],
    ['PATCH', 'a.json', [1], 400, invalidData],
    ['PUT', 'a.json', '', 400, 'Error: No data supplied.'],
    ['GET', '%.json', undefined, 400, 'Invalid path: bad encoding'],
    ['GET', 'a', undefined, 404, 'append .json to your request URI to use the REST API.'],
    ['PROPFIND', 'a.json', undefined, 405, 'PROPFIND is not supported.'],
    [
      'GET',
      'a.json?orderBy="b"',
      undefined,
      400,
      'Index not defined, add ".indexOn": "b", for path',
    ],
    ['GET', 'a.json?orderBy=b', undefined, 400, 'orderBy must be a valid JSON encoded path'],
    ['GET', 'a.json?limitToFirst=1', undefined, 400, 'orderBy must be defined when other query'],
    [
      'GET',
      'a.json?orderBy="$key"&limitToFirst=x',
      undefined,
      400,
      'limitToFirst must be an integer',
    ],
    ['GET', 'a.json?orderBy="$key"&limitToLast=0', undefined, 400, 'limitToLast must be positive'],
    [
      'GET',
      'a.json?orderBy="$key"&limitToLast=1&limitToFirst=1',
      undefined,
      400,
      'Only one of limitToFirst and limitToLast may be specified',
    ],
    [
      'GET',
      'a.json?orderBy="$key"&equalTo="1"&startAt="1"',
      undefined,
      400,
      'equalTo cannot be specified in addition to startAfter, startAt, endAt, or endBefore',
    ],
    [
      'GET',
      'a.json?orderBy="$key"&startAt=1',
      undefined,
      400,
      'Provided key index type is invalid, must be string',
    ],
    [
      'GET',
      'a.json?orderBy="$priority"&startAt=x',
      undefined,
      400,
      'Constraint index field must be a JSON primitive',
    ],
    [
      'GET',
      'a.json?shallow=true&orderBy="$key"',
      undefined,
      400,
      "Mixing 'shallow' and querying parameters is not supported",
    ],
    [
      'PUT',
      '.settings/rules.json',
      '{\n "rules": { ".read": "nobody.knows" } }',
      400,
      "2:23: Unknown variable 'nobody'.\n",
    ],
    ['PUT', '.settings/rules.json', 'not JSON', 400, '1:1: Parse error: expected a value.\n'],
  ])('%s %s %j: %d', async (method, place, body, status, text) => {
    const { ask } = await restClient();
    const answer = await ask(method, place, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error: expect.stringContaining(text) as string });
    expect(answer.text).toMatch(/^\{\n {2}"error" : ".*"\n\}\n$/);
  });

  test('a caller without permission', async () => {
    const { ask, port } = await restClient();
    await setRules(port, {});
    const refusal = async (token: string) => {
      const { status, json } = await ask('GET', `a.json?auth=${token}`, undefined, {
        authorization: '',
      });
      return { status, json };
    };
    const now = Math.floor(Date.now() / 1000);
    const past = unsigned({ aud: projectId, sub: 'ana', iat: now - 9, exp: now - 1 });
    expect(await refusal('')).toEqual({ status: 401, json: { error: 'Permission denied' } });
    expect(await refusal(past)).toEqual({ status: 401, json: { error: 'Auth token is expired' } });
    for (const token of ['nonsense', unsigned({ aud: 'elsewhere', sub: 'ana', exp: now + 9 })]) {
      const unreadable = { status: 401, json: { error: 'Could not parse auth token.' } };
      expect(await refusal(token)).toEqual(unreadable);
    }
  });

  test('invalid rules leave the old rules in force', async () => {
    const { ask, port } = await restClient();
    await setRules(port, { a: { '.read': true } });
    await ask('PUT', '.settings/rules.json', '{ "rules": { ".read": "tru" } }');
    const statusOf = async (place: string) =>
      (await ask('GET', place, undefined, { authorization: '' })).status;
    expect([await statusOf('a.json'), await statusOf('b.json')]).toEqual([200, 401]);
  });
});
