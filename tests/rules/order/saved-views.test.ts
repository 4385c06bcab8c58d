import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { can } from '../../../domain/session/access';
import {
  maxFiltersLength,
  maxViewNameLength,
  maxSavedViews,
} from '../../../domain/order/search/saved-view';
import { viewRemoval, viewWrite } from '../../../src/data/order/search/view-writes';
import { people, type Person } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { keyOf } from '../../support/data/world';
import { actors } from '../access-matrix';

const rules = startRules();

const draft = { nome: 'Atrasados', filtros: 'status=Pendente&empresa=S%C3%83O+JO%C3%83O' };
const aView = (place = 0, uid = 'seller', change = 1) =>
  viewWrite(uid, place, draft, change > 1 ? { mudanca: keyOf(change - 1) } : null, keyOf(change));

const record = 'visoes/seller/0';
/** The same view with other fields. */
const viewWith = (fields: object) => ({
  [record]: { ...(aView()[record] as object), ...fields },
});

describe('§6 who may save views', () => {
  const keeps = (name: string) =>
    name in people &&
    (can(people[name as Person], 'ordersOfAll') || can(people[name as Person], 'ordersOfSeller'));
  const signedIn = actors.map((actor) =>
    actor === 'newcomer' ? { uid: actor, email: 'newcomer@bici.com.br' } : actor,
  );
  test('the administrator and approved sellers, and nobody else', () => {
    expect(actors.filter(keeps)).toEqual(['admin', 'seller', 'seller2']);
  });
  test.each(signedIn.map((who) => ({ who, name: typeof who === 'string' ? who : who.uid })))(
    '$name',
    async ({ who, name }) => {
      const person = who === 'nobody' ? null : who;
      const may = keeps(name) ? assertSucceeds : assertFails;
      await may(rules.write(person, aView(0, name)));
      await may(rules.as(person).ref(`visoes/${name}`).get());
      await may(rules.write(person, viewRemoval(name, 0)));
      await assertFails(rules.as(person).ref('visoes').get());
      if (name === 'seller') return;
      await assertFails(rules.write(person, aView(1)));
      await assertFails(rules.write(person, viewRemoval('seller', 1)));
      await assertFails(rules.as(person).ref('visoes/seller').get());
      await assertFails(rules.as(person).ref(`${record}/filtros`).get());
    },
  );
});

describe('a view', () => {
  test(`is kept at each of ${maxSavedViews} places, as long as may be`, async () => {
    const long = { nome: 'x'.repeat(maxViewNameLength), filtros: 'x'.repeat(maxFiltersLength) };
    for (const place of [0, 9, 10, maxSavedViews - 1]) {
      await assertSucceeds(rules.write('seller', viewWrite('seller', place, long, null, keyOf(1))));
    }
    await assertSucceeds(
      rules.write('seller', viewWith({ filtros: '', anterior: keyOf(1), mudanca: keyOf(2) })),
    );
  });

  test('is changed with the last version only', async () => {
    await assertSucceeds(rules.write('seller', aView()));
    await assertSucceeds(rules.write('seller', aView(0, 'seller', 2)));
    // Two devices change the same version, so the slower is refused.
    await assertSucceeds(rules.write('seller', aView(0, 'seller', 3)));
    const late = viewWrite('seller', 0, draft, { mudanca: keyOf(2) }, keyOf(9));
    await assertFails(rules.write('seller', late));
    // A new view can't replace an existing one.
    await assertFails(rules.write('seller', aView()));
    await assertSucceeds(rules.write('seller', viewRemoval('seller', 0)));
    expect(await rules.stored('visoes')).toBeNull();
  });

  test.each<[string, Record<string, unknown>]>([
    ['beyond the last place', aView(maxSavedViews)],
    ['at no place', aView(NaN)],
    ['before the first place', aView(-1)],
    ['under a long number', { 'visoes/seller/00': aView()[record] }],
    ['with a name of spaces', viewWith({ nome: '   ' })],
    ['with an endless name', viewWith({ nome: 'x'.repeat(maxViewNameLength + 1) })],
    ['with a name that hides', viewWith({ nome: 'Visão\u202e' })],
    ['with a link for a name', viewWith({ nome: 'www.premio.example' })],
    ['without a name', viewWith({ nome: null })],
    ['without filters', viewWith({ filtros: null })],
    ['with endless filters', viewWith({ filtros: 'x'.repeat(maxFiltersLength + 1) })],
    ['with filters of several lines', viewWith({ filtros: 'status=\nAprovado' })],
    ['with filters that no address has', viewWith({ filtros: 'empresa=SÃO' })],
    ['with filters of their own', viewWith({ filtros: { status: 'Aprovado' } })],
    ['with a number for filters', viewWith({ filtros: 1 })],
    ['with something of its own', viewWith({ extra: 'x'.repeat(1000) })],
    ['with an endless change', viewWith({ mudanca: 'x'.repeat(1000) })],
    ['that follows on one that is not there', viewWith({ anterior: keyOf(7) })],
  ])('%s is refused', (_what, values) => assertFails(rules.write('seller', values)));

  test.each<[string, Record<string, unknown>]>([
    ['its name alone', { [`${record}/nome`]: 'Outra' }],
    ['its filters alone', { [`${record}/filtros`]: '' }],
    ['all views at once', { 'visoes/seller': null }],
    ['it under the same change', aView()],
  ])('nobody changes %s', async (_what, values) => {
    await rules.write('seller', aView());
    await assertFails(rules.write('seller', values));
  });
});
