import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterTest } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

describe('export and import of a namespace as JSON', () => {
  test('an export that is imported elsewhere exports the same', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'transfer-'));
    afterTest(() => rm(dataDir, { recursive: true }));
    const { ask } = await restClient({ dataDir });
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`k${index}`, { at: index, text: 'ação' }]),
    );
    await ask('PUT', '.json?ns=demo-one', {
      many: { ...many, '.priority': 7 },
      list: ['a', null, 'c'],
      leaf: { '.value': true, '.priority': 'p' },
    });
    const exported = await ask('GET', '.json?ns=demo-one&format=export');
    const imported = await ask(
      'PUT',
      '.json?ns=demo-two&disableTriggers=true&writeSizeLimit=unlimited&print=silent',
      exported.text,
    );
    expect(imported.status).toBe(204);
    expect((await ask('GET', '.json?ns=demo-two&format=export')).text).toBe(exported.text);
    expect(exported.json).toMatchObject({
      many: { '.priority': 7, k399: { at: 399 } },
      list: { 0: 'a', 2: 'c' },
      leaf: { '.value': true, '.priority': 'p' },
    });
  });
});
