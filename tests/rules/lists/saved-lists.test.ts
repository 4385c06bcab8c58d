import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { maxSavedListLines, maxSavedLists, type ListLine } from '../../../domain/lists/saved-list';
import { listRemoval, listWrite } from '../../../src/data/lists/writes';
import { startRules } from '../../support/rules-environment';
import { keyOf } from '../../support/data/world';
import { actors } from '../access-matrix';

const rules = startRules();

const line: ListLine = {
  CD_PRODUTO: '1001',
  DESCRICAO: 'PNEU ARO 29',
  CD_GRUPO: 'PNEU',
  preco_venda: 10,
  quantity: 2,
};
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...line, CD_PRODUTO: String(1000 + at) }));
const draft = { nome: 'Oficina de segunda', lines: [line] };
const aList = (place = 0, uid = 'customer', change = 1, of = draft) =>
  listWrite(uid, place, of, change > 1 ? { mudanca: keyOf(change - 1) } : null, keyOf(change));

const header = 'listas/customer/nomes/0';
const content = 'listas/customer/linhas/0';
/** The same list with other fields, or other lines. */
const listWith = (fields: object) => ({
  ...aList(),
  [header]: { ...(aList()[header] as object), ...fields },
});
const linesWith = (fields: object) => ({ ...aList(), [content]: [{ ...line, ...fields }] });

describe('§6 who may save lists', () => {
  const approved = ['admin', 'seller', 'seller2', 'customer', 'customer2'];
  const signedIn = actors.map((actor) =>
    actor === 'newcomer' ? { uid: actor, email: 'newcomer@bici.com.br' } : actor,
  );
  test.each(signedIn.map((who) => ({ who, name: typeof who === 'string' ? who : who.uid })))(
    '$name',
    async ({ who, name }) => {
      const person = who === 'nobody' ? null : who;
      const may = approved.includes(name) ? assertSucceeds : assertFails;
      await may(rules.write(person, aList(0, name)));
      await may(rules.as(person).ref(`listas/${name}/nomes`).get());
      await may(rules.as(person).ref(`listas/${name}/linhas/0`).get());
      if (name === 'customer') return;
      await assertFails(rules.write(person, aList(1)));
      await assertFails(rules.as(person).ref('listas/customer/nomes').get());
      await assertFails(rules.as(person).ref('listas/customer/linhas').get());
    },
  );
});

describe('a list', () => {
  test(`of ${maxSavedListLines} lines is kept at each of ${maxSavedLists} places`, async () => {
    const full = { ...draft, lines: lines(maxSavedListLines) };
    for (const place of [0, 9, 10, maxSavedLists - 1]) {
      await assertSucceeds(rules.write('customer', aList(place, 'customer', 1, full)));
    }
    expect(Object.keys((await rules.stored('listas/customer/nomes')) as object)).toHaveLength(4);
  });

  test('is changed with the last version only, and deleted with its lines', async () => {
    await assertSucceeds(rules.write('customer', aList()));
    await assertSucceeds(rules.write('customer', aList(0, 'customer', 2)));
    // Two devices change the same version, so the slower is refused.
    await assertSucceeds(rules.write('customer', aList(0, 'customer', 3)));
    const late = listWrite('customer', 0, draft, { mudanca: keyOf(2) }, keyOf(9));
    await assertFails(rules.write('customer', late));
    // A new list can't replace an existing one.
    await assertFails(rules.write('customer', aList(0, 'customer', 1)));
    await assertSucceeds(rules.write('customer', listRemoval('customer', 0)));
    expect(await rules.stored('listas/customer/linhas')).toBeNull();
  });

  test.each<[string, Record<string, unknown>]>([
    ['beyond the last place', aList(maxSavedLists)],
    ['at no place', listWrite('customer', NaN, draft, null, keyOf(1))],
    ['before the first place', aList(-1)],
    [
      'of too many lines',
      aList(0, 'customer', 1, { ...draft, lines: lines(maxSavedListLines + 1) }),
    ],
    ['of no lines', { [header]: aList()[header] }],
    ['of lines that say to be more', listWith({ linhas: maxSavedListLines + 1 })],
    ['of lines alone', { [content]: [line] }],
    ['with a name of spaces', listWith({ nome: '   ' })],
    ['with an endless name', listWith({ nome: 'x'.repeat(61) })],
    ['with a name of HTML that hides', listWith({ nome: 'Lista\u202e' })],
    ['with a link for a name', listWith({ nome: 'www.premio.example' })],
    ['without a name', listWith({ nome: null })],
    ['of another moment', listWith({ em: 1 })],
    ['of a moment to come', listWith({ em: Date.UTC(2100) })],
    ['with something of its own', listWith({ extra: 'x'.repeat(1000) })],
    ['with an endless change', listWith({ mudanca: 'x'.repeat(1000) })],
    ['that follows on one that is not there', listWith({ anterior: keyOf(7) })],
    ['with a quantity of none', linesWith({ quantity: 0 })],
    ['with half a piece', linesWith({ quantity: 0.5 })],
    ['with too many pieces', linesWith({ quantity: 100_000 })],
    ['with a quantity as a text', linesWith({ quantity: '2' })],
    ['with an endless code', linesWith({ CD_PRODUTO: 'x'.repeat(41) })],
    ['with no code', linesWith({ CD_PRODUTO: '' })],
    ['with an endless description', linesWith({ DESCRICAO: 'x'.repeat(201) })],
    ['with an endless group', linesWith({ CD_GRUPO: 'x'.repeat(41) })],
    ['with a code that is reserved', linesWith({ CD_PRODUTO: '__proto__' })],
    ['with a code that is not seen', linesWith({ CD_PRODUTO: ' ' })],
    ['with a control in its code', linesWith({ CD_PRODUTO: '10\n01' })],
    ['with a description that turns around', linesWith({ DESCRICAO: 'PNEU \u202e92' })],
    ['with a group that hides a sign', linesWith({ CD_GRUPO: 'PNEU\u200b' })],
    ['with a price below nothing', linesWith({ preco_venda: -1 })],
    ['with something of a line’s own', linesWith({ observacao: 'x' })],
    ['with a line under a word', { ...aList(), [content]: { primeira: line } }],
    ['with a line under a long number', { ...aList(), [content]: { '00': line } }],
  ])('%s is refused', (_what, values) => assertFails(rules.write('customer', values)));

  test.each<[string, Record<string, unknown>]>([
    ['its name alone', { [`${header}/nome`]: 'Outra' }],
    ['a line alone', { [`${content}/0/quantity`]: 5 }],
    ['its lines alone', { [content]: [line, line] }],
    ['its list without its lines', { [header]: null }],
    ['its lines without its list', { [content]: null }],
    ['all lists at once', { 'listas/customer/nomes': null }],
    [
      'its change with a moment of before',
      { [`${header}/mudanca`]: keyOf(2), [`${header}/anterior`]: keyOf(1), [`${header}/em`]: 1 },
    ],
    ['lines of a list that is not there', { 'listas/customer/linhas/3': [line] }],
  ])('nobody changes %s', async (_what, values) => {
    await rules.write('customer', aList());
    await assertFails(rules.write('customer', values));
  });

  test('a change may leave the lines as they are', async () => {
    await rules.write('customer', aList());
    const { [content]: _lines, ...renamed } = aList(0, 'customer', 2);
    await assertSucceeds(rules.write('customer', renamed));
    expect(await rules.stored(`${content}/0/quantity`)).toBe(2);
  });
});
