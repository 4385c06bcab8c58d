import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { contactAct } from '../../../domain/outbox/act';
import {
  ContactConflict,
  contactEdit,
  contactTexts,
  type ContactFields,
} from '../../../domain/people/contact-change';
import { withIndex } from '../../../domain/people/search/index-keys';
import { customerEntries } from '../../../domain/people/customer-entry';
import type { Endereco, User } from '../../../domain/people/user';
import type { PeopleList } from '../../../src/data/people/people-lists';
import type { PeopleFound } from '../../../src/data/people/search';
import { once } from '../../../src/data/base/subscription';
import { logListens } from '../../support/network/listens';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { people } from '../../support/data/people';
import { indexedPeople, world } from '../../support/data/world';

let browsers: Browsers;
beforeAll(async () => {
  browsers = await startBrowsers();
});
afterAll(() => browsers.close());

const crowd = Array.from({ length: 80 }, (_, at): User => {
  const uid = `many-${String(at).padStart(3, '0')}`;
  return {
    ...people.customer,
    uid,
    cod: 100 + at,
    email: `${uid}@bici.com.br`,
    razaosocial: `BIKE ${at % 2 === 0 ? 'NORTE' : 'SUL'} ${String(at).padStart(3, '0')}`,
    endereco: { ...people.customer.endereco, cidade: at < 50 ? 'SÃO LUÍS' : 'NATAL' } as Endereco,
  };
});
beforeEach(() => {
  const usuarios = Object.fromEntries(crowd.map((user) => [user.uid, withIndex(user)]));
  return browsers.reset({
    ...world(),
    usuarios: { ...indexedPeople, ...usuarios },
    clientes: customerEntries([...Object.values(people), ...crowd]),
  });
});

const customers = { role: 'cliente', state: true, by: 'empresa' } as const;
const noFilters = { cod: '', razaosocial: '', nome: '', email: '', cidade: '' };

async function openAdministrator() {
  await browsers.open(people.admin.uid, people.admin.email);
  const lists = await import('../../../src/data/people/people-lists');
  const { searchPeople } = await import('../../../src/data/people/search');
  const { changeContact } = await import('../../../src/data/people/contact-changes');
  return { ...lists, searchPeople, changeContact };
}

describe('decision 81: a list of people in parts', () => {
  test('is live, 30 at first, in the order of the companies', async () => {
    const { growingPeople } = await openAdministrator();
    const pages: { items: User[]; complete: boolean }[] = [];
    const list = growingPeople(customers);
    const stop = list.watch(
      (page) => pages.push(page),
      (error) => {
        throw error;
      },
    );
    await vi.waitFor(() => expect(pages).toHaveLength(1));
    const names = pages[0]?.items.map(({ razaosocial = '' }) => razaosocial) ?? [];
    expect(names).toHaveLength(30);
    expect(names).toEqual([...names].sort());
    expect(pages[0]?.complete).toBe(false);

    const early = withIndex({ ...people.customer, uid: 'early', razaosocial: 'AAA' });
    await browsers.store('usuarios/early', early);
    await vi.waitFor(() => expect(pages.at(-1)?.items[0]?.uid).toBe('early'));
    list.more();
    await vi.waitFor(() => expect(pages.at(-1)?.items).toHaveLength(60));
    list.more();
    await vi.waitFor(() => expect(pages.at(-1)?.complete).toBe(true));
    expect(pages.at(-1)?.items).toHaveLength(83);
    stop();
  });

  test('is longer at once if more is requested before the first arrive', async () => {
    const { growingPeople } = await openAdministrator();
    const lengths: number[] = [];
    const list = growingPeople(customers);
    const stop = list.watch(
      ({ items }) => lengths.push(items.length),
      (error) => {
        throw error;
      },
    );
    list.more();
    await vi.waitFor(() => expect(lengths.at(-1)).toBe(60));
    stop();
  });

  test('is searched by the beginning of a word, and everywhere', async () => {
    const { searchPeople } = await openAdministrator();
    async function found(filters: object, everywhere: boolean, list: PeopleList = customers) {
      const results: PeopleFound[] = [];
      const search = searchPeople(list, { ...noFilters, ...filters }, everywhere);
      const stop = search.watch(
        (result) => results.push(result),
        (error) => {
          throw error;
        },
      );
      await vi.waitFor(() => expect(results.at(-1)?.state).toMatch(/done|paused/));
      if (results.at(-1)?.state === 'paused') search.more();
      await vi.waitFor(() => expect(results.at(-1)?.state).toBe('done'));
      stop();
      return results.at(-1)?.found.length;
    }
    expect(await found({ razaosocial: 'sul 0' }, false)).toBe(40);
    expect(await found({ razaosocial: 'orte' }, false)).toBe(0);
    expect(await found({ razaosocial: 'orte' }, true)).toBe(40);
    expect(await found({ cod: '105' }, false)).toBe(1);
    expect(await found({ razaosocial: 'bike', email: 'many-007' }, false)).toBe(1);
    expect(await found({ cidade: 'São L' }, false)).toBe(50);
    expect(await found({ cidade: 'LUÍS' }, false)).toBe(0);
    expect(await found({ cidade: 'LUÍS' }, true)).toBe(50);
    expect(await found({ razaosocial: 'sul', cidade: 'NATAL' }, false)).toBe(15);
    // Only approved people have an entry, and filters find a city by it.
    await browsers.store('usuarios/many-000/analise', 'removido');
    await browsers.store('usuarios/many-000/indice/empresa', 'cliente removido bike norte 000');
    const removed = { ...customers, state: 'removido' } as const;
    expect(await found({ cidade: 'LUÍS' }, false, removed)).toBe(1);
  });

  test('loads whole if its columns sort it', async () => {
    const { growingPeople } = await openAdministrator();
    const pages: { items: User[]; complete: boolean }[] = [];
    const { watch } = growingPeople({ ...customers, whole: true });
    const stop = watch(
      (page) => pages.push(page),
      (error) => {
        throw error;
      },
    );
    await vi.waitFor(() => expect(pages.at(-1)?.complete).toBe(true));
    expect(pages.at(-1)?.items).toHaveLength(82);
    stop();
  });

  test('counts waiting people, and includes records without keys', async () => {
    const { watchWaiting, hasUnindexedPeople } = await openAdministrator();
    const counts: number[] = [];
    const stop = watchWaiting('cliente')(
      (count) => counts.push(count),
      () => undefined,
    );
    await vi.waitFor(() => expect(counts.at(-1)).toBe(1));
    expect(await hasUnindexedPeople()).toBe(false);
    await browsers.store('usuarios/customer/indice', null);
    expect(await hasUnindexedPeople()).toBe(true);
    stop();
  });
});

describe("decision 82: a customer's contacts", () => {
  const asked = (id: string, para: ContactFields) => {
    const texts = { ...contactTexts(people.customer), ...para };
    const edit = contactEdit(people.customer, texts) ?? { de: {}, para: {} };
    return contactAct(people.customer, edit, { id, pedidoem: 1 });
  };
  const owner = asked('c1', { cargo: 'Dona' });

  test('are changed once, however often they are sent', async () => {
    const { changeContact } = await openAdministrator();
    await changeContact(owner, people.admin);
    await changeContact(owner, people.admin);
    expect(await browsers.stored('usuarios/customer/cargo')).toBe('Dona');
    expect(await browsers.stored('historicos/customer/contato')).toBe('c1');
  });

  test('the slower of two changes is refused and learns who was faster', async () => {
    const { changeContact } = await openAdministrator();
    await changeContact(owner, people.admin);
    const slower = changeContact(asked('c2', { cargo: 'Sócia' }), people.admin);
    const error = await slower.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: ContactConflict.name });
    expect((error as ContactConflict).latest?.por.nome).toBe(people.admin.nome);
    expect(await browsers.stored('usuarios/customer/cargo')).toBe('Dona');
  });

  test('of two at the same moment one is refused', async () => {
    const { changeContact } = await openAdministrator();
    const both = await Promise.allSettled([
      changeContact(owner, people.admin),
      changeContact(asked('c2', { cargo: 'Sócia' }), people.admin),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of different fields are kept both, even at the same moment', async () => {
    const { changeContact } = await openAdministrator();
    await Promise.all([
      changeContact(owner, people.admin),
      changeContact(asked('c2', { cidade: 'ANÁPOLIS' }), people.admin),
      changeContact(asked('c3', { numero: '77' }), people.admin),
    ]);
    expect(await browsers.stored('usuarios/customer')).toMatchObject({
      cargo: 'Dona',
      endereco: { cidade: 'ANÁPOLIS', numero: '77' },
    });
  });

  test('an approval meanwhile does not stand in the way', async () => {
    const { changeContact } = await openAdministrator();
    await browsers.store('usuarios/customer/ultimologin', '22/11/2026');
    await changeContact(owner, people.admin);
    expect(await browsers.stored('clientes/customer/nome')).toBe(people.customer.nome);
  });
});

test('decision 92: a seller listens only to the sellers who have a customer', async () => {
  const others = ['seller2', 'pendingSeller'];
  await browsers.store(
    'representantes/customer',
    Object.fromEntries(others.map((uid) => [uid, true])),
  );
  await browsers.store('vendedores/other', { value: 'other', label: 'Vendas other' });
  await browsers.open(people.seller.uid, people.seller.email);
  const { watchSellersOf } = await import('../../../src/data/people/sellers');
  const listens = logListens();
  const sellers = await once(watchSellersOf('customer', 'seller'));
  expect(sellers.map(({ value }) => value)).toEqual(['seller', 'seller2']);
  expect(listens.filter((path) => path.endsWith('/analise')).toSorted()).toEqual([
    '+usuarios/pendingSeller/analise',
    '+usuarios/seller/analise',
    '+usuarios/seller2/analise',
  ]);
});
