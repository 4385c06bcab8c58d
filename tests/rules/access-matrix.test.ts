import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { startRules } from '../support/rules-environment';
import { accessMatrix, actors, type Actor, type Operation } from './access-matrix';

const rules = startRules();

function databaseOf(actor: Actor) {
  if (actor === 'nobody') return rules.as(null);
  return rules.as(actor === 'newcomer' ? { uid: actor, email: `${actor}@bici.com.br` } : actor);
}

function attempt(actor: Actor, operation: Operation): Promise<unknown> {
  const database = databaseOf(actor);
  if ('read' in operation) return database.ref(operation.read).get();
  if ('update' in operation) return database.ref(operation.at).update(operation.update);
  if ('transact' in operation) {
    return database.ref(operation.transact).transaction(() => operation.to);
  }
  if ('search' in operation) {
    const { search, by, startAt, limit } = operation;
    return database.ref(search).orderByChild(by).startAt(startAt).limitToFirst(limit).get();
  }
  if ('older' in operation) {
    const { older, by, of, from = of, upTo, limit } = operation;
    const ordered = database.ref(older).orderByChild(by).startAt(from).endAt(of, upTo);
    return ordered.limitToLast(limit).get();
  }
  if ('between' in operation) {
    const { between, by, from, upTo, limit } = operation;
    const ordered = database.ref(between).orderByChild(by).startAt(from).endAt(upTo);
    return ordered.limitToLast(limit).get();
  }
  if ('set' in operation) return database.ref(operation.set).set(operation.to);
  return database.ref(operation.query).orderByChild(operation.by).equalTo(operation.equalTo).get();
}

/** A transaction on unreadable data never guesses the stored value, and gives up. */
function refused(actor: Actor, operation: Operation): Promise<unknown> {
  const attempted = attempt(actor, operation);
  if ('transact' in operation) return expect(attempted).rejects.toThrow(/denied|maxretry/i);
  return assertFails(attempted);
}

describe('§6 the access matrix', () => {
  for (const { sentence, as, allowed } of accessMatrix) {
    for (const actor of actors) {
      const may = allowed.includes(actor);
      test(`${actor} may ${may ? '' : 'not '}${sentence}`, () =>
        may ? assertSucceeds(attempt(actor, as(actor))) : refused(actor, as(actor)));
    }
  }
});
