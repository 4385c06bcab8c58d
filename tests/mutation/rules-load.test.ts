import { expect, test } from 'vitest';

import { startDatabase } from 'realtime-database-local';

/** Like `domain-loads.test.ts`: if a mutant makes the rules invalid, the tests of the rules never begin. */
test('the database takes the rules', async () => {
  const { databaseRules } = await import('../../rules/database-rules');
  const server = await startDatabase({ projectId: 'demo-mmv' });
  try {
    const answer = await fetch(`${server.url}/.settings/rules.json?ns=demo-mmv`, {
      method: 'PUT',
      headers: { Authorization: 'Bearer owner' },
      body: databaseRules,
    });
    expect(await answer.text()).not.toContain('error');
    expect(answer.status).toBe(200);
  } finally {
    await server.close();
  }
});
