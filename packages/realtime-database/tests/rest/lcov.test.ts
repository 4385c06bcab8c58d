import { createMockUserToken } from '@firebase/util';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportCoverage } from '../../src/coverage-command.ts';
import { afterTest, isOfficial, projectId } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

const rules = `{ "rules": {
  "open": { ".read": true },
  "people": { "$id": {
    ".read": "auth != null && (auth.uid == $id
      || !(data.exists() && data.val() > 1))",
    ".write": "auth.token.admin == true ? true : newData.val() == 1"
  } }
} }`;

async function served() {
  const { ask, port } = await restClient();
  const setRules = () => ask('PUT', '.settings/rules.json', rules);
  await setRules();
  const auth = createMockUserToken({ sub: 'ana' }, projectId);
  const asAna = (place: string, namespace = projectId) =>
    ask('GET', `${place}.json?ns=${namespace}&auth=${auth}`, undefined, { authorization: '' });
  const lcov = async (namespace = projectId) =>
    (await ask('GET', `.inspect/coverage.lcov?ns=${namespace}`)).text;
  const told = async (min: number, file?: string) => {
    const lines: string[] = [];
    const asked = { port, namespace: projectId, min, lcov: file };
    const isEnough = await reportCoverage(asked, (line) => lines.push(line));
    return { isEnough, lines };
  };
  return { ask, asAna, lcov, setRules, told };
}

describe.skipIf(isOfficial)('the coverage as lcov', () => {
  test('has each rule as a function, and its deciding parts as branches', async () => {
    const { ask, asAna, lcov } = await served();
    await asAna('people/ana');
    await asAna('people/ana');
    await asAna('people/bia');
    await ask('GET', 'people/bia.json', undefined, { authorization: '' });
    expect((await lcov()).split('\n')).toEqual([
      'SF:database.rules.json',
      'FN:2,/open/.read',
      'FN:4,/people/$id/.read',
      'FN:6,/people/$id/.write',
      'FNDA:0,/open/.read',
      'FNDA:4,/people/$id/.read',
      'FNDA:0,/people/$id/.write',
      'FNF:3',
      'FNH:1',
      // A literal `true` has one outcome.
      'BRDA:2,0,0,0',
      'BRDA:4,1,0,3',
      'BRDA:4,1,1,1',
      'BRDA:4,2,0,3',
      'BRDA:4,2,1,1',
      'BRDA:4,3,0,2',
      'BRDA:4,3,1,1',
      // data.exists() and data.val() > 1: bia doesn't exist.
      'BRDA:5,4,0,0',
      'BRDA:5,4,1,1',
      'BRDA:5,5,0,0',
      'BRDA:5,5,1,0',
      ...['BRDA:6,6,0,0', 'BRDA:6,6,1,0', 'BRDA:6,7,0,0', 'BRDA:6,7,1,0', 'BRDA:6,8,0,0'],
      ...['BRDA:6,9,0,0', 'BRDA:6,9,1,0'],
      ...['BRF:18', 'BRH:7', 'DA:2,0', 'DA:4,3', 'DA:5,1', 'DA:6,0', 'LF:4', 'LH:2'],
      'end_of_record',
      '',
    ]);
  });

  test('continues if the same rules are set again, also in other databases', async () => {
    const { ask, asAna, lcov, setRules } = await served();
    await asAna('people/ana');
    await setRules();
    await asAna('people/ana');
    await ask('PUT', '.settings/rules.json?ns=demo-other', rules);
    await asAna('people/ana', 'demo-other');
    const thrice = 'FNDA:3,/people/$id/.read';
    expect(await lcov()).toContain(thrice);
    expect(await lcov('demo-other')).toContain(thrice);
    await ask('PUT', '.settings/rules.json', '{ "rules": { ".read": "auth != null" } }');
    expect(await lcov()).toContain('FNDA:0,/.read');
    await setRules();
    expect(await lcov()).toContain(thrice);
  });

  test('says whether it is enough, and which rules no test reached', async () => {
    const { asAna, told } = await served();
    const folder = await mkdtemp(join(tmpdir(), 'lcov-'));
    afterTest(() => rm(folder, { recursive: true }));
    await asAna('people/ana');
    const file = join(folder, 'lcov.info');
    expect(await told(16, file)).toEqual({
      isEnough: true,
      lines: [
        "16.6 % of the rules' conditions were reached, both ways: 3 of 18.",
        'No test reached /open/.read (line 2).',
        'No test reached /people/$id/.write (line 6).',
      ],
    });
    expect(await readFile(file, 'utf8')).toContain('FNDA:1,/people/$id/.read');
    const { isEnough, lines } = await told(17);
    const reader = '/people/$id/.read';
    expect([isEnough, ...lines.slice(3)]).toEqual([
      false,
      `${reader} (line 4): never false: auth != null && (auth.uid == $id || !(data.exists() && data.val() > 1))`,
      `${reader} (line 4): never false: auth != null`,
      `${reader} (line 4): never false: auth.uid == $id`,
      `${reader} (line 5): never true nor false: data.exists()`,
      `${reader} (line 5): never true nor false: data.val() > 1`,
      'That is less than 17 %.',
    ]);
  });
});
