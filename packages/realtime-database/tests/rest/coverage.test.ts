import { createMockUserToken } from '@firebase/util';
import { describe, expect, test } from 'vitest';
import { projectId } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

const rules = `{ "rules": {
  ".read": "auth != null",
  "people": { "$id": {
    ".write": "auth.uid == $id && (newData.val() > 1
      || !data.exists())",
    ".validate": "newData.isNumber() /* <b> */"
  } },
  "closed": { ".read": false }
} }`;

async function judged() {
  const { ask } = await restClient();
  await ask('PUT', '.settings/rules.json', rules);
  const auth = createMockUserToken({ sub: 'ana' }, projectId);
  const asAna = (method: string, place: string, body?: unknown) =>
    ask(method, `${place}?auth=${auth}`, body, { authorization: '' });
  await asAna('GET', 'a.json');
  await asAna('GET', 'b.json');
  await ask('GET', 'a.json', undefined, { authorization: '' });
  await asAna('PUT', 'people/ana.json', 2);
  await asAna('PUT', 'people/bia.json', 2);
  return ask;
}

const anonymous = { authorization: '' };

describe('the coverage of the rules', () => {
  test('as JSON: the values of each expression and its parts, with their counts', async () => {
    const ask = await judged();
    const { status, json } = await ask('GET', '.inspect/coverage.json', undefined, anonymous);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      rules,
      report: {
        '.read': {
          text: 'auth != null',
          'location-start': '1:12',
          'location-end': '1:23',
          values: [
            { value: true, count: 2 },
            { value: false, count: 1 },
          ],
          children: [
            {
              text: 'auth',
              'location-start': '1:12',
              'location-end': '1:15',
              values: [
                { value: 'hash@object', count: 2 },
                { value: null, count: 1 },
              ],
            },
            { text: 'null', 'location-start': '1:20', values: [{ value: null, count: 3 }] },
          ],
        },
        people: {
          $id: {
            '.write': {
              values: [
                { value: true, count: 1 },
                { value: false, count: 1 },
              ],
              'location-end': '4:23',
              children: [
                { text: 'auth.uid == $id', children: [{ text: 'auth.uid' }, { text: '$id' }] },
                {
                  text: '(newData.val() > 1\n      || !data.exists())',
                  values: [{ value: true, count: 1 }],
                  children: [
                    { values: [{ value: true, count: 1 }] },
                    { text: '!data.exists()', values: [] },
                  ],
                },
              ],
            },
            '.validate': { text: 'newData.isNumber()', values: [{ value: true, count: 1 }] },
          },
        },
        closed: { '.read': { text: 'false', 'location-start': '7:23', values: [] } },
      },
    });
  });

  test('as a page: the rules, with the values on hover', async () => {
    const ask = await judged();
    const { status, text, headers } = await ask('GET', '.inspect/coverage', undefined, anonymous);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Database Rule Coverage Report</title>');
    expect(text).toContain('<span title="Value null returned 3 time(s)">null</span>');
    expect(text).toContain('<span title="Expression never evaluated" class="never">false</span>');
    expect(text).toContain(' /* &lt;b&gt; */&quot;');
  });

  test('starts again with new rules, and is separate for each database', async () => {
    const ask = await judged();
    const readValues = async (namespace: string) => {
      const answer = await ask('GET', `.inspect/coverage.json?ns=${namespace}`);
      return (answer.json as { report: { '.read': { values: unknown } } }).report['.read'].values;
    };
    await ask('PUT', '.settings/rules.json', rules);
    expect(await readValues(projectId)).toEqual([]);
    await ask('GET', 'a.json', undefined, anonymous);
    expect(await readValues(projectId)).toEqual([{ value: false, count: 1 }]);
    expect(await readValues('demo-other')).toEqual([]);
    expect((await ask('POST', '.inspect/coverage.json', {})).status).toBe(405);
  });
});
