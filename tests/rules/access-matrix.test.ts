import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { people } from '../support/data/people';
import { startRules, type Newcomer } from '../support/rules-environment';
import { accessMatrix, actors, type Actor, type Operation } from './access-matrix';

const rules = startRules();

function databaseOf(actor: Actor | Newcomer) {
  if (typeof actor === 'object') return rules.as(actor);
  if (actor === 'nobody') return rules.as(null);
  return rules.as(actor === 'newcomer' ? { uid: actor, email: `${actor}@bici.com.br` } : actor);
}

function attempt(actor: Actor | Newcomer, operation: Operation): Promise<unknown> {
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
  if ('ordered' in operation) {
    return database.ref(operation.ordered).orderByChild(operation.by).get();
  }
  if ('between' in operation) {
    const { between, by, from, upTo, limit } = operation;
    const ordered = database.ref(between).orderByChild(by).startAt(from).endAt(upTo);
    return ordered.limitToLast(limit).get();
  }
  if ('set' in operation) return database.ref(operation.set).set(operation.to);
  return database.ref(operation.query).orderByChild(operation.by).equalTo(operation.equalTo).get();
}

/** A transaction on unreadable data can't guess the stored value, and gives up. */
function refused(actor: Actor | Newcomer, operation: Operation): Promise<unknown> {
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

/** Rows for the administrator only, not for everybody with a record or with an approved record. */
const administration = accessMatrix.filter(
  ({ allowed, sentence }) =>
    allowed.includes('admin') &&
    !allowed.includes('pending') &&
    !/that they sent|they ordered before|their own sums/.test(sentence),
);
const session = (auth_time: number) => ({ uid: 'admin', email: people.admin.email, auth_time });

describe('a former administrator', () => {
  for (const { sentence, as } of administration) {
    test(`may not ${sentence}`, async () => {
      await rules.put('contas/admin/desde', 1000);
      await refused(session(999), as('admin'));
      await assertSucceeds(attempt(session(1000), as('admin')));
      await rules.reset();
      const half = { permissao: 'cliente', analise: false };
      await rules.put('usuarios/admin', { ...people.admin, ...half });
      await refused('admin', as('admin'));
    });
  }
});
