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

/** Whether the rules allow the operation. Rejects with any failure other than their refusal. */
async function isAllowed(actor: Actor | Newcomer, operation: Operation): Promise<boolean> {
  try {
    await attempt(actor, operation);
    return true;
  } catch (error) {
    // A transaction on unreadable data can't guess the stored value, and gives up.
    const refusal = 'transact' in operation ? /denied|maxretry/i : /permission.denied/i;
    if (!refusal.test(String(error))) throw error;
    return false;
  }
}

describe('§6 the access matrix', () => {
  for (const { sentence, as, allowed } of accessMatrix) {
    test(`who may ${sentence}`, async () => {
      const admitted: Actor[] = [];
      for (const actor of actors) {
        if (!(await isAllowed(actor, as(actor)))) continue;
        admitted.push(actor);
        await rules.reset();
      }
      expect(admitted).toEqual(actors.filter((actor) => allowed.includes(actor)));
    });
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
      expect(await isAllowed(session(999), as('admin'))).toBe(false);
      expect(await isAllowed(session(1000), as('admin'))).toBe(true);
      await rules.reset();
      const half = { permissao: 'cliente', analise: false };
      await rules.put('usuarios/admin', { ...people.admin, ...half });
      expect(await isAllowed('admin', as('admin'))).toBe(false);
    });
  }
});
