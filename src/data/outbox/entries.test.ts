// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { approvalAct, statusAct } from '../../../domain/outbox/act';
import type { Entry } from '../../../domain/outbox/entry';
import type { Order } from '../../../domain/order/order';
import { outboxOf } from './entries';

const order = { numerodopedido: 12, mudanca: 'm' } as Order;
const kept = (id: string, pedidoem = 1): Entry => ({
  act: statusAct(order, 'aprovar', { id, pedidoem }),
  enviado: false,
});
const withNumber = (numerodopedido: number) => ({
  ...kept('b'),
  act: { ...kept('b').act, numerodopedido },
});
const add = (uid: string, ...entries: Entry[]) =>
  outboxOf(uid).change((all) => [...all, ...entries]);
async function read(uid: string) {
  const outbox = outboxOf(uid);
  await outbox.refresh();
  return outbox.entries();
}
const never = { por: { uid: 'x', nome: 'X' }, em: -Infinity };
const store = createStore('mmv-saida', 'saida');

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const uid of ['ana', 'ana2']) await outboxOf(uid).change(() => []);
});

describe('decision 45: the outbox of a person', () => {
  it('is read as it was stored, in the order of asking, and only for this person', async () => {
    const person = { uid: 'u', nome: 'Zé', email: 'ze@bici.com', permissao: 'cliente' } as const;
    const latest = { campo: 'status', de: 'Pendente', para: 'Aprovado', em: 3 } as const;
    const entries: Entry[] = [
      kept('z'),
      {
        act: approvalAct(person, 'remover', { id: 'y', pedidoem: 2 }),
        enviado: true,
        recusa: {
          motivo: 'mudou',
          cadastro: { acao: 'aprovar', por: { uid: 'x', nome: 'X' }, em: 3 },
        },
      },
      {
        ...kept('x', 3),
        recusa: { motivo: 'mudou', pedido: { ...latest, por: { uid: 'x' } } },
      },
      { ...kept('t', 4), recusa: { motivo: 'outroemail', email: 'ze@novo.com' } },
      { ...kept('v', 4), grupo: { id: 'g', lugar: 0 }, parado: true },
      { ...kept('w', 4), grupo: { id: 'g', lugar: 1 }, feito: {} },
      { ...kept('u', 5), naoantes: 60_000 },
    ];
    expect(await add('ana', ...entries.toReversed())).toBe(true);
    expect(await read('ana')).toEqual(entries);
    expect(await read('ana2')).toEqual([]);
  });

  it('is changed atomically by several tabs, all entries or some', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => add('ana', kept(id))));
    expect(await read('ana')).toHaveLength(3);
    const sent = (all: readonly Entry[]) => all.map((one) => ({ ...one, enviado: true }));
    await outboxOf('ana').change(sent, ['b']);
    expect((await read('ana')).map(({ enviado }) => enviado)).toEqual([false, true, false]);
    await outboxOf('ana').change(() => [], ['a', 'c']);
    expect((await read('ana')).map(({ act }) => act.id)).toEqual(['b']);
  });

  it.each([
    ['a text', 'x'],
    ['null', null],
    ['an act of another version', { act: { campo: 'preco' }, enviado: false }],
    // No screen writes such a moment, and none could show it.
    ['a moment that no calendar has', kept('b', 1e20)],
    ['a change at such a moment', { ...kept('b'), recusa: { motivo: 'mudou', contatos: never } }],
    ['an order that no number names', withNumber(1.5)],
    // Decision 97: earlier versions kept mails in the outbox.
    [
      'a mail',
      { act: { campo: 'email', id: 'b', pedidoem: 5, numerodopedido: 12 }, enviado: true },
    ],
    [
      'a notice',
      { act: { campo: 'aviso', id: 'b', pedidoem: 5, numerodopedido: 12 }, enviado: true },
    ],
    ['a mail that failed', { ...kept('b'), recusa: { motivo: 'semaviso' } }],
  ])('%s does no harm', async (_what, stored) => {
    await add('ana', kept('a'));
    await set(['ana', 'b'], stored, store);
    expect(await read('ana')).toEqual([kept('a')]);
    expect(await add('ana', kept('c'))).toBe(true);
    await outboxOf('ana').change(() => [], ['b']);
  });

  it('reports changes in every tab', async () => {
    const tabs = [outboxOf('ana'), outboxOf('ana')] as const;
    const stops = tabs.map((tab) => tab.watch(() => undefined));
    await tabs[0].change((all) => [...all, kept('a')]);
    expect(tabs[0].entries()).toEqual([kept('a')]);
    await vi.waitFor(() => expect(tabs[1].entries()).toEqual([kept('a')]));
    stops.forEach((stop) => stop());
    // Tabs also hear of acts that end after their person has signed out.
    const third = outboxOf('ana');
    const stop = third.watch(() => undefined);
    await tabs[0].change(() => []);
    await vi.waitFor(() => expect(third.entries()).toEqual([]));
    stop();
  });

  it('stays in memory if the browser keeps nothing, and the caller learns that', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const outbox = outboxOf('cheio');
    expect(await outbox.change((all) => [...all, kept('a')])).toBe(false);
    vi.restoreAllMocks();
    // Another person signed in and out; the entry is still there.
    expect(outboxOf('cheio').entries()).toEqual([kept('a')]);
    await outboxOf('cheio').change(() => [], ['a']);
    expect(await read('cheio')).toEqual([]);
  });

  it('is stored although the system closed the connection of a background page', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const asked = (id: string) => (all: readonly Entry[]) => [...all, kept(id)];
    vi.resetModules();
    // A fresh page, so that the test knows its database connection.
    const page = (await import('./entries')).outboxOf('ana');
    expect(await page.change(asked('a'))).toBe(true);
    const [first] = opened.mock.results;
    const request = first?.value as IDBOpenDBRequest | undefined;
    request?.result.close();
    expect(await page.change(asked('b'))).toBe(true);
    expect((await read('ana')).map(({ act }) => act.id)).toEqual(['a', 'b']);
  });
});
