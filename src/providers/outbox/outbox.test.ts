// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { statusAct, type QuoteAct, type Refusal } from '../../../domain/outbox/act';
import type { Entry } from '../../../domain/outbox/entry';
import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { locksForTests } from '../../../tests/support/dom/locks';
import type { Stop } from '../../data/base/subscription';
import { outboxOf } from '../../data/outbox/entries';
import { createOutbox } from './outbox';
import type { Outcome, performAct } from './perform';

const connection = { listeners: new Set<(online: boolean) => void>(), online: false };

function watchConnected(next: (online: boolean) => void) {
  connection.listeners.add(next);
  next(connection.online);
  return () => connection.listeners.delete(next);
}
const perform = vi.fn<typeof performAct>();

const person = (uid: string) => ({ uid, nome: uid }) as User;
const approval = (id: string, numerodopedido = id.charCodeAt(0)) =>
  statusAct({ numerodopedido } as Order, 'aprovar', { id, pedidoem: 1 });
const kept = (id: string): Entry => ({ act: approval(id), enviado: false });
const denied: Refusal = { motivo: 'falhou', codigo: 'PERMISSION_DENIED' };

function connect(online: boolean) {
  connection.online = online;
  connection.listeners.forEach((listener) => listener(online));
}

const tabs: Stop[] = [];
/** A tab of a person's browser. */
function open(uid = 'ana') {
  const outbox = createOutbox(uid, { perform, watchConnected });
  outbox.sendAs(person(uid));
  const close = outbox.start();
  tabs.push(close);
  const entries = () => outbox.state.getState().entries;
  return { ...outbox.verbs, entries, state: outbox.state, close };
}
const put = (...entries: Entry[]) => outboxOf('ana').change(() => entries);
async function stored(uid = 'ana') {
  const outbox = outboxOf(uid);
  await outbox.refresh();
  return outbox.entries();
}
const left = async (uid = 'ana') => (await stored(uid)).map(({ act }) => act.id);
const undone = async () => (await stored()).flatMap(({ act, feito }) => (feito ? [] : [act.id]));
const asked = () => perform.mock.calls.map(([{ id }]) => id);

beforeEach(async () => {
  Object.assign(navigator, { locks: locksForTests() });
  perform.mockReset().mockResolvedValue({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const uid of ['ana', 'beto']) await outboxOf(uid).change(() => []);
  connect(false);
});
afterEach(() => tabs.splice(0).forEach((close) => close()));

describe('decision 45: an act', () => {
  it('waits for the connection, and is then performed once', async () => {
    const tab = open();
    await tab.ask(approval('a'));
    expect(tab.entries()).toHaveLength(1);
    expect(perform).not.toHaveBeenCalled();
    connect(true);
    await vi.waitFor(() => expect(tab.entries()).toMatchObject([{ feito: {} }]));
    connect(false);
    connect(true);
    await tab.forget('a');
    expect(await left()).toEqual([]);
    expect(perform).toHaveBeenCalledExactlyOnceWith(
      approval('a'),
      person('ana'),
      expect.anything(),
    );
  });

  it('is performed once by two tabs, in the order of asking', async () => {
    await put(kept('a'), kept('b'));
    const both = [open(), open()];
    connect(true);
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(asked()).toEqual(['a', 'b']);
    for (const tab of both) {
      await vi.waitFor(() => expect(tab.entries().every(({ feito }) => feito)).toBe(true));
    }
  });

  it('is the only one about an order, however often the person clicks', async () => {
    const tab = open();
    await Promise.all(['a', 'b'].map((id) => tab.ask(approval(id, 12))));
    await tab.ask(approval('c', 13));
    expect(await left()).toEqual(['a', 'c']);
  });

  it('can be cancelled, unless it may have reached the server', async () => {
    await put(kept('a'), { ...kept('b'), enviado: true });
    const tab = open();
    expect(await tab.takeBack('a')).toBe(true);
    expect(await tab.takeBack('b')).toBe(false);
    expect(await left()).toEqual(['b']);
  });

  it('is kept if the connection is lost while it is under way', async () => {
    perform.mockRejectedValueOnce(new Error('Client is offline.'));
    const tab = open();
    await tab.ask(approval('a'));
    connect(true);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(await stored()).toEqual([{ act: approval('a'), enviado: true }]);
    connect(false);
    connect(true);
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(perform).toHaveBeenCalledTimes(2);
  });

  it.each(['before', 'after'])(
    'is done again where it was given up %s the next connection',
    async (moment) => {
      let giveUp = (_: Error) => {};
      perform.mockReturnValueOnce(new Promise((_, reject) => (giveUp = reject)));
      const cut = async () => {
        vi.mocked(console.warn).mockClear();
        giveUp(new Error('The client is offline'));
        await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
      };
      const tab = open();
      await tab.ask(approval('a'));
      connect(true);
      await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce());
      connect(false);
      if (moment === 'before') await cut();
      connect(true);
      if (moment === 'after') await cut();
      await vi.waitFor(async () => expect(await undone()).toEqual([]));
      expect(perform).toHaveBeenCalledTimes(2);
    },
  );

  it('is not repeated if a listener of its outcome fails', async () => {
    const tab = open();
    await tab.ask(approval('a'));
    const stop = tab.state.subscribe(({ entries }) => {
      if (!entries.some(({ feito }) => feito)) return;
      stop();
      throw new Error('A screen failed');
    });
    connect(true);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    connect(false);
    connect(true);
    await tab.ask(approval('b'));
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(asked()).toEqual(['a', 'b']);
  });

  it('continues in another tab if the sending tab loses its connection', async () => {
    perform.mockReturnValueOnce(new Promise(() => undefined));
    const tab = open();
    await tab.ask(approval('a'));
    connect(true);
    await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce());
    tab.close();
    open();
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(asked()).toEqual(['a', 'a']);
  });

  it('stays with the reason of its refusal until the person has read it', async () => {
    perform.mockResolvedValue({ recusa: denied });
    connect(true);
    const both = [open(), open()] as const;
    await both[0].ask(approval('a'));
    await vi.waitFor(() => expect(both[0].entries()).toMatchObject([{ recusa: denied }]));
    await vi.waitFor(() => expect(both[1].entries()).toMatchObject([{ recusa: denied }]));
    await both[0].forget('a');
    expect(await left()).toEqual([]);
    expect(perform).toHaveBeenCalledOnce();
  });
});

describe('§4 a browser that blocks site data', () => {
  const blocked = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };

  it.each([
    ['has no locks', undefined],
    ['refuses its locks', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
    ['throws at locks', { request: blocked }],
  ])('sends an act once, if it %s', async (_what, locks) => {
    Object.assign(navigator, { locks });
    connect(true);
    const tab = open();
    await tab.ask(approval('a'));
    await vi.waitFor(() => expect(tab.entries()).toMatchObject([{ feito: {} }]));
    await tab.ask(approval('b'));
    await vi.waitFor(() => expect(asked()).toEqual(['a', 'b']));
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['has no channels', undefined],
    ['refuses its channels', blocked],
  ])('sends and settles if it %s', async (_what, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    onTestFinished(() => void vi.unstubAllGlobals());
    connect(true);
    const tab = open();
    await tab.ask(approval('a'));
    await vi.waitFor(() => expect(tab.entries()).toMatchObject([{ feito: {} }]));
    tab.close();
    expect(await left()).toEqual(['a']);
  });
});

describe('decision 45: another person of the same browser', () => {
  it("neither sees nor sends another person's acts", async () => {
    await put(kept('a'));
    connect(true);
    const tab = open('beto');
    await tab.ask(approval('z'));
    await vi.waitFor(() => expect(tab.entries()).toMatchObject([{ act: { id: 'z' }, feito: {} }]));
    expect(await undone()).toEqual(['a']);
  });

  it('does not turn an act without its author into a failure', async () => {
    let end: (outcome: Outcome) => void = () => {};
    perform.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
    connect(true);
    const tab = open();
    await tab.ask(approval('a'));
    await vi.waitFor(() => expect(perform).toHaveBeenCalled());
    tab.close();
    end({ recusa: denied });
    const next = open();
    await vi.waitFor(() => expect(next.entries()).toMatchObject([{ feito: {} }]));
  });
});

const quote = (id: string, uid?: string): QuoteAct => ({
  ...{ id, pedidoem: 1, campo: 'orcamento' },
  orcamento: {
    itens: [],
    words: { observacao: '', referencia: '' },
    seller: { value: 'r', label: 'R' },
    ...(uid !== undefined && { customer: { uid, nome: uid } }),
  },
});

describe('§4 quotes that wait (decision 65)', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `q${at}`);
  const wait = () =>
    put(...ids.map((id, at) => ({ act: { ...quote(id), pedidoem: at }, enviado: false })));

  it('go out once each and in order, one at a time, while the connection comes and goes', async () => {
    const orders: string[] = [];
    let underWay = 0;
    let tries = 0;
    perform.mockImplementation(async ({ id }) => {
      expect((underWay += 1)).toBe(1);
      tries += 1;
      await Promise.resolve();
      underWay -= 1;
      if (tries % 3 === 0) {
        queueMicrotask(() => {
          connect(false);
          connect(true);
        });
        throw new Error('Client is offline.');
      }
      orders.push(id);
      return { numerodopedido: orders.length };
    });
    await wait();
    open();
    connect(true);
    await vi.waitFor(async () => {
      connect(false);
      connect(true);
      expect(await undone()).toEqual([]);
    });
    expect(orders).toEqual(ids);
    expect((await stored()).map(({ feito }) => feito?.numerodopedido)).toEqual(
      ids.map((_, at) => at + 1),
    );
  });

  it('continue past a refused one, which stays', async () => {
    perform.mockImplementation(({ id }) => Promise.resolve(id === 'q1' ? { recusa: denied } : {}));
    await wait();
    connect(true);
    const tab = open();
    await vi.waitFor(async () => expect(await undone()).toEqual(['q1']));
    expect(await tab.takeBack('q1')).toBe(true);
    expect(await tab.takeBack('q1')).toBe(false);
  });
});

describe('§4 quotes that lock their cart (decision 23)', () => {
  it('are one for each cart, however many tabs send it', async () => {
    const both = [open(), open()] as const;
    await Promise.all([
      ...both.map((tab, at) => tab.askForQuote(quote(`own${at}`))),
      ...both.map((tab, at) => tab.askForQuote(quote(`for${at}`, 'cliente'))),
    ]);
    expect((await left()).toSorted()).toEqual(['for0', 'own0']);
  });

  it('release it: to wait, or to show the number to the sender', async () => {
    const [tab, other] = [open(), open()];
    await tab.askForQuote({ ...quote('a'), pedidoem: Date.now() + 1 });
    perform.mockResolvedValueOnce({ numerodopedido: 7 });
    connect(true);
    await vi.waitFor(() => expect(tab.entries()).toMatchObject([{ feito: {} }]));
    await tab.releaseCart('a');
    expect(await stored()).toMatchObject([{ carrinho: 'mostrar', feito: { numerodopedido: 7 } }]);
    const [entry] = await stored();
    expect(entry && [tab, other].map(({ isOwn }) => isOwn(entry))).toEqual([true, false]);
    connect(false);
    await tab.askForQuote(quote('b'));
    await tab.releaseCart('b');
    expect((await stored()).find(({ act }) => act.id === 'b')).not.toHaveProperty('carrinho');
  });
});

it('§4 a refused quote leaves its cart free, and says why until the next one is sent', async () => {
  perform.mockResolvedValueOnce({ recusa: denied });
  connect(true);
  const tab = open();
  await tab.askForQuote(quote('a', 'cliente'));
  expect(tab.locksCart('cliente')).toBe(true);
  expect(tab.locksCart(undefined)).toBe(false);
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ recusa: denied }]));
  expect(tab.locksCart('cliente')).toBe(false);
  connect(false);
  await tab.askForQuote(quote('b', 'cliente'));
  expect(await left()).toEqual(['b']);
});

describe('decision 78: many at once', () => {
  const acts = Array.from({ length: 20 }, (_, at) => approval(`a${at}`, at));
  const ids = acts.map(({ id }) => id);
  async function begin(tab: ReturnType<typeof open>) {
    await tab.askMany(acts);
    return tab.entries()[0]?.grupo?.id ?? '';
  }

  it('has an outcome for each entry, and is gone when it is closed', async () => {
    perform.mockImplementation(({ id }) =>
      Promise.resolve(id === 'a3' ? { recusa: { motivo: 'mudou' } } : {}),
    );
    connect(true);
    const tab = open();
    const group = await begin(tab);
    await vi.waitFor(async () => expect(await undone()).toEqual(['a3']));
    expect(await left()).toEqual(ids);
    expect(asked().toSorted()).toEqual(ids.toSorted());
    tab.closeGroup(group);
    await vi.waitFor(async () => expect(await left()).toEqual([]));
  });

  it('stops, and later continues with the open entries only', async () => {
    connect(true);
    const tab = open();
    let group = '';
    perform.mockImplementation(({ id }) => {
      if (id === 'a9') tab.stopGroup(group);
      return Promise.resolve({});
    });
    connect(false);
    group = await begin(tab);
    connect(true);
    await vi.waitFor(() => expect(tab.entries().some(({ parado }) => parado)).toBe(true));
    await vi.waitFor(() =>
      expect(tab.entries().every(({ parado, feito }) => parado ?? feito)).toBe(true),
    );
    const before = new Set(asked());
    expect(before.size).toBeLessThan(20);
    perform.mockReset().mockResolvedValue({});
    tab.goOnWithGroup(group);
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(asked().filter((id) => before.has(id))).toEqual([]);
  });

  it('continues after its page was closed, with the same ids, unless it was stopped', async () => {
    perform.mockImplementation(({ id }) =>
      ids.indexOf(id) < 10 ? Promise.resolve({}) : new Promise<Outcome>(() => undefined),
    );
    connect(true);
    const first = open();
    const group = await begin(first);
    await vi.waitFor(async () => expect(await undone()).toHaveLength(10));
    first.stopGroup(group);
    await vi.waitFor(() => expect(first.entries().some(({ parado }) => parado)).toBe(true));
    first.close();
    perform.mockReset().mockResolvedValue({});
    const second = open();
    await vi.waitFor(() => expect(second.entries()).toHaveLength(20));
    expect(perform).not.toHaveBeenCalled();
    second.goOnWithGroup(group);
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(asked().toSorted()).toEqual(ids.slice(10).toSorted());
  });

  it('retries only failures', async () => {
    perform.mockImplementation(({ id }) => Promise.resolve(id === 'a1' ? { recusa: denied } : {}));
    connect(true);
    const tab = open();
    const group = await begin(tab);
    await vi.waitFor(async () => expect(await undone()).toEqual(['a1']));
    perform.mockReset().mockResolvedValue({});
    tab.tryGroupAgain(group);
    await vi.waitFor(async () => expect(await undone()).toEqual([]));
    expect(asked()).toEqual(['a1']);
  });
});
