import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { databaseRules } from './database-rules';

test('database.rules.json is up to date with the rules', () => {
  const stored = readFileSync('database.rules.json', 'utf8');
  expect(stored === databaseRules, "database.rules.json is stale: run 'npm run rules'").toBe(true);
});
