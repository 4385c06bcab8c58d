import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';

import { startRules, type RulesEnvironment } from '../support/rules-environment';
import { accessMatrix, actors, type Actor, type Operation } from './access-matrix';

let rules: RulesEnvironment;
beforeAll(async () => {
  rules = await startRules();
});
beforeEach(() => rules.reset());
afterAll(() => rules.close());

function databaseOf(actor: Actor) {
  if (actor === 'nobody') return rules.as(null);
  return rules.as(actor === 'newcomer' ? { uid: actor, email: `${actor}@bici.com.br` } : actor);
}

function attempt(actor: Actor, operation: Operation): Promise<unknown> {
  const database = databaseOf(actor);
  if ('read' in operation) return database.ref(operation.read).get();
  if ('update' in operation) return database.ref().update(operation.update);
  if ('set' in operation) return database.ref(operation.set).set(operation.to);
  return database.ref(operation.query).orderByChild(operation.by).equalTo(operation.equalTo).get();
}

describe('§6 the access matrix', () => {
  for (const { sentence, as, allowed } of accessMatrix) {
    for (const actor of actors) {
      const may = allowed.includes(actor);
      test(`${actor} may ${may ? '' : 'not '}${sentence}`, () =>
        (may ? assertSucceeds : assertFails)(attempt(actor, as(actor))));
    }
  }
});
