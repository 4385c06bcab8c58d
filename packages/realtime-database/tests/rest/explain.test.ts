import { createMockUserToken } from '@firebase/util';
import { describe, expect, test } from 'vitest';
import { isOfficial, projectId } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';
import { WireClient } from '../support/wire-client.ts';

const rules = `{ "rules": {
  "people": {
    ".read": "auth.token.admin == true",
    "$id": {
      ".read": "auth.uid == $id
        || data.child('open').val() == true",
      ".write": "auth.uid == $id",
      ".validate": "newData.hasChildren(['name'])",
      "name": { ".validate": "newData.isString() && /* short */ newData.val().length < 9" },
      "$other": { ".validate": false }
    }
  }
} }`;

interface Told {
  rules: { rule: string; at: string; line: number; causes: { line: number; column: number }[] }[];
}

async function asking() {
  const lines: string[] = [];
  const { ask, port } = await restClient({ log: (line) => lines.push(line) });
  await ask('PUT', '.settings/rules.json', rules);
  const auth = createMockUserToken({ sub: 'ana' }, projectId);
  const asAna = (method: string, place: string, body?: unknown) =>
    ask(method, `${place}?auth=${auth}`, body, { authorization: '' });
  const refusals = async (namespace = projectId) => {
    const answer = await ask('GET', `.inspect/explain?ns=${namespace}`, undefined, {
      authorization: '',
    });
    return answer.json as Told[];
  };
  return { ask, asAna, lines, port, refusals };
}

describe.skipIf(isOfficial)('a refusal is explained', () => {
  test('as JSON: each rule that could have allowed it, its lines, the false part and the reason', async () => {
    const { asAna, refusals } = await asking();
    await asAna('GET', 'people/bia.json');
    expect(await refusals()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        operation: 'read',
        path: '/people/bia',
        uid: 'ana',
        rules: [
          {
            rule: '/people/.read',
            at: '/people',
            line: 3,
            column: 15,
            causes: [
              {
                expression: 'auth.token.admin == true',
                line: 3,
                column: 15,
                values: { 'auth.token.admin': null },
              },
            ],
          },
          {
            rule: '/people/$id/.read',
            at: '/people/bia',
            line: 5,
            column: 17,
            causes: [
              {
                expression: 'auth.uid == $id',
                line: 5,
                column: 17,
                values: { 'auth.uid': 'ana', $id: 'bia' },
              },
              {
                expression: "data.child('open').val() == true",
                line: 6,
                column: 12,
                values: { "data.child('open').val()": null },
              },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    [
      'GET',
      'people/bia/name',
      undefined,
      'read /people/bia/name by ana: /people/.read (line 3) for /people: auth.token.admin == true is false (auth.token.admin = null); /people/$id/.read (line 5) for /people/bia: auth.uid == $id is false (auth.uid = "ana", $id = "bia") and data.child(\'open\').val() == true is false (data.child(\'open\').val() = null)',
    ],
    ['GET', 'else', undefined, 'read /else by ana: no .read rule there or above'],
    ['PUT', 'people', {}, 'write /people by ana: no .write rule there or above'],
    [
      'PUT',
      'people/bia',
      { name: 'Bia' },
      'write /people/bia by ana: /people/$id/.write (line 7): auth.uid == $id is false (auth.uid = "ana", $id = "bia")',
    ],
    [
      'PUT',
      'people/ana',
      { age: 3 },
      'write /people/ana by ana: /people/$id/.validate (line 8): newData.hasChildren([\'name\']) is false (newData = {"age":3})',
    ],
    [
      'PUT',
      'people/ana/age',
      3,
      'write /people/ana/age by ana: /people/$id/.validate (line 8) for /people/ana: newData.hasChildren([\'name\']) is false (newData = {"age":3})',
    ],
    [
      'PUT',
      'people/ana/name',
      '"Ana Maria"',
      'write /people/ana/name by ana: /people/$id/name/.validate (line 9): newData.val().length < 9 is false (newData.val().length = 9, newData.val() = "Ana Maria")',
    ],
    [
      'PUT',
      'people/ana',
      { name: 'Ana', age: 3 },
      'write /people/ana by ana: /people/$id/$other/.validate (line 10) for /people/ana/age: false is false',
    ],
    [
      'PATCH',
      'people',
      { 'ana/name': 'Ana', 'bia/name': 'Bia' },
      'write /people/bia/name by ana: /people/$id/.write (line 7) for /people/bia: auth.uid == $id is false (auth.uid = "ana", $id = "bia")',
    ],
  ])('in the log, as one line: %s %s', async (method, place, body, line) => {
    const { asAna, lines } = await asking();
    expect((await asAna(method, `${place}.json`, body)).status).toBe(401);
    expect(lines).toEqual([`[${projectId}] refused: ${line}`]);
  });

  test('for nobody, a query, and a listener that loses its permission', async () => {
    const { ask, lines, port } = await asking();
    const wire = await WireClient.connect(port, projectId);
    const signIn = (sub: string) =>
      wire.request('auth', { cred: createMockUserToken({ sub }, projectId) });
    await signIn('ana');
    await wire.request('q', { p: '/people/ana', h: '' });
    expect(lines).toEqual([]);
    await signIn('bia');
    expect(lines).toEqual([
      expect.stringMatching(/ refused: read \/people\/ana by bia: .*auth.uid = "bia"/),
    ]);
    await ask('GET', 'people.json?orderBy="$key"', undefined, { authorization: '' });
    expect(lines.at(-1)).toContain('read /people by nobody: /people/.read (line 3)');
  });

  test('but not for a listener whose client signs out', async () => {
    const { lines, port, refusals } = await asking();
    const wire = await WireClient.connect(port, projectId);
    await wire.request('auth', { cred: createMockUserToken({ sub: 'ana' }, projectId) });
    await wire.request('q', { p: '/people/ana', h: '' });
    await wire.request('unauth', {});
    expect(wire.pushed.at(-1)).toMatchObject({ a: 'c', b: { p: 'people/ana' } });
    expect([lines, await refusals()]).toEqual([[], []]);
    expect(await wire.request('q', { p: '/people/ana', h: '' })).toMatchObject({
      s: 'permission_denied',
    });
    expect(lines).toHaveLength(1);
  });

  test('the last 100 of each database, newest first, and none of the owner', async () => {
    const { ask, asAna, refusals } = await asking();
    await ask('PUT', 'people/bia/age.json', 3);
    expect(await refusals()).toEqual([]);
    for (let at = 0; at < 102; at += 1) await asAna('GET', `place/${at}.json`);
    const found = await refusals();
    expect(found).toHaveLength(100);
    expect(found[0]).toMatchObject({ path: '/place/101', rules: [] });
    expect(found.at(-1)).toMatchObject({ path: '/place/2' });
    expect(await refusals('demo-other')).toEqual([]);
    expect((await ask('POST', '.inspect/explain', {})).status).toBe(405);
  });

  test('without counting in the coverage', async () => {
    const { ask, asAna } = await asking();
    await asAna('GET', 'people/bia.json');
    const { json } = await ask('GET', '.inspect/coverage.json');
    expect(json).toMatchObject({
      report: { people: { '.read': { values: [{ value: false, count: 1 }] } } },
    });
  });
});
