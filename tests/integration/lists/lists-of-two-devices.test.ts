import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { maxSavedLists, type ListLine, type SavedList } from '../../../domain/lists/saved-list';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';

let browsers: Browsers;
type Browser = Awaited<ReturnType<Browsers['open']>>;
let phone: Browser;
let desk: Browser;

const { uid, email } = people.customer;

beforeAll(async () => {
  browsers = await startBrowsers();
  phone = await browsers.open(uid, email);
  desk = await browsers.open(uid, email);
  return () => vi.restoreAllMocks();
});
afterAll(() => browsers.close());
beforeEach(() => browsers.reset());

/** The first value of a listener. */
const first = <T>(watch: (next: (value: T) => void, fail: (error: Error) => void) => () => void) =>
  new Promise<T>((resolve, reject) => {
    const stop = watch((value) => {
      queueMicrotask(() => stop());
      resolve(value);
    }, reject);
  });

const lines = (...quantities: number[]): ListLine[] =>
  quantities.map((quantity, at) => ({
    CD_PRODUTO: String(1000 + at),
    DESCRICAO: 'PNEU ARO 29',
    CD_GRUPO: 'PNEU',
    preco_venda: 10,
    quantity,
  }));
const listsOf = (browser: Browser) => first(browser.lists.watch(uid));
const named = (lists: SavedList[]) => lists.map(({ nome, linhas }) => ({ nome, linhas }));

describe('lists of two devices', () => {
  test('new ones come beside each other', async () => {
    await Promise.all([
      phone.lists.create(uid, { nome: 'Telefone', lines: lines(1) }),
      desk.lists.create(uid, { nome: 'Balcão', lines: lines(2, 3) }),
    ]);
    const stored = await listsOf(phone);
    expect(named(stored)).toHaveLength(2);
    expect(named(stored)).toEqual(
      expect.arrayContaining([
        { nome: 'Telefone', linhas: 1 },
        { nome: 'Balcão', linhas: 2 },
      ]),
    );
    for (const { lugar, linhas } of stored) {
      expect(await desk.readListLines(uid, lugar)).toHaveLength(linhas);
    }
  });

  test('of two changes of one list the slower changes nothing', async () => {
    await phone.lists.create(uid, { nome: 'Semana', lines: lines(1, 2) });
    const [seen] = await listsOf(phone);
    if (!seen) throw new Error('The list was not kept.');
    await desk.lists.change(uid, seen, { nome: 'Semana', lines: lines(9) });
    const late = phone.lists.change(uid, seen, { nome: 'Mês', lines: lines(5, 5) });
    await expect(late).rejects.toBeInstanceOf(phone.ChangedElsewhere);
    const [now] = await listsOf(phone);
    expect(now).toMatchObject({ nome: 'Semana', linhas: 1 });
    expect(await phone.readListLines(uid, seen.lugar)).toEqual(lines(9));
    // With the list as the person now sees it, the change is accepted.
    if (now) await phone.lists.change(uid, now, { nome: 'Mês', lines: lines(5, 5) });
    expect(named(await listsOf(desk))).toEqual([{ nome: 'Mês', linhas: 2 }]);
  });

  test('a deleted list can’t be changed', async () => {
    await phone.lists.create(uid, { nome: 'Semana', lines: lines(1) });
    const [seen] = await listsOf(phone);
    if (!seen) throw new Error('The list was not kept.');
    await desk.lists.remove(uid, seen);
    const late = phone.lists.change(uid, seen, { nome: 'Mês', lines: lines(5) });
    await expect(late).rejects.toBeInstanceOf(phone.ChangedElsewhere);
    expect(await listsOf(phone)).toEqual([]);
    expect(await desk.readListLines(uid, seen.lugar)).toEqual([]);
  });

  test(`there are ${maxSavedLists} and no more`, async () => {
    for (let at = 0; at < maxSavedLists; at += 1) {
      await phone.lists.create(uid, { nome: `Lista ${at}`, lines: lines(1) });
    }
    const tooMany = phone.lists.create(uid, { nome: 'Mais uma', lines: lines(1) });
    await expect(tooMany).rejects.toBeInstanceOf(phone.NoPlaceLeft);
    expect(await listsOf(phone)).toHaveLength(maxSavedLists);
  });
});
