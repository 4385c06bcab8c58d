import { createStore, type StoreApi } from 'zustand/vanilla';

import {
  subjectOf,
  type Act,
  type ApprovalAct,
  type OrderAct,
  type QuoteAct,
} from '../../../domain/outbox/act';
import {
  isOpen,
  isOpenAbout,
  isInCart,
  isUndoable,
  locksCart,
  unrestrained,
  unstopped,
  withoutFailure,
  type Entry,
} from '../../../domain/outbox/entry';
import type { User } from '../../../domain/people/user';
import type { Stop, Subscribe } from '../../data/base/subscription';
import { outboxOf } from '../../data/outbox/entries';
import type { performAct, Outcome } from './perform';
import { newSender } from './sender';

export interface OutboxState {
  entries: readonly Entry[];
  online: boolean;
  /** The cart, by its customer, whose quote is being checked or stored right now. */
  asking: { customer: string | undefined } | undefined;
  /** Id of the quote that keeps losing its number to other quotes. */
  insisting: string | undefined;
}

export interface OutboxVerbs {
  /** Stores an act until it is done, unless one with the same subject is open. Returns false if it may be lost. */
  ask: (act: Act, naoantes?: number) => Promise<boolean>;
  /** Stores a quote and locks its cart. Replaces a refused quote; does nothing if another quote locks the cart. */
  askForQuote: (act: QuoteAct) => Promise<boolean>;
  holdCart: (customer: string | undefined, work: () => Promise<void>) => Promise<void>;
  locksCart: (customer: string | undefined) => boolean;
  /** Whether this page asked for the act with this id. */
  isAsked: (id: string) => boolean;
  /** Whether this page asked for it, or an earlier page. */
  isOwn: (entry: Entry) => boolean;
  askMany: (acts: readonly (OrderAct | ApprovalAct)[]) => Promise<boolean>;
  /** Removes an act that was refused or can't have reached the server; false if it must stay or is gone. */
  takeBack: (id: string) => Promise<boolean>;
  /** Retries a refused act. */
  tryAgain: (id: string) => void;
  /** To be called after the person has seen the outcomes. */
  forget: (...ids: string[]) => Promise<boolean>;
  /**
   * To be called when a quote's lines are out of the cart, because the order is stored or the quote waits outside the
   * cart.
   */
  releaseCart: (id: string) => Promise<boolean>;
  /** Stops a group; acts under way finish. */
  stopGroup: (group: string) => void;
  goOnWithGroup: (group: string) => void;
  /** Retries the failed acts of a group. */
  tryGroupAgain: (group: string) => void;
  /** Removes a group after the person has seen its outcome; open acts are dropped. */
  closeGroup: (group: string) => void;
}

export interface RunningOutbox {
  state: StoreApi<OutboxState>;
  verbs: OutboxVerbs;
  /** Sets the current record of the sender. */
  sendAs: (user: User) => void;
  start: () => Stop;
}

interface Server {
  perform: typeof performAct;
  watchConnected: Subscribe<boolean>;
}

/**
 * The acts of a person, stored until the person has seen their outcome. Firebase's own queue would lose them with the
 * page.
 */
export function createOutbox(uid: string, server: Server): RunningOutbox {
  let author: User | undefined;
  const outbox = outboxOf(uid);
  const openedAt = Date.now();
  const asked = new Set<string>();
  const state = createStore<OutboxState>(() => ({
    entries: outbox.entries(),
    online: false,
    asking: undefined,
    insisting: undefined,
  }));

  function start(): Stop {
    const sender = newSender({
      lock: `saída ${uid}`,
      entries: outbox.entries,
      perform: (entry) => perform(entry, () => hasLeft),
    });
    let hasLeft = false;
    const stops = [
      outbox.watch(() => {
        state.setState({ entries: outbox.entries() });
        sender.wake();
      }),
      server.watchConnected(
        (online) => {
          state.setState({ online });
          sender.connected(online);
        },
        (error) => console.error('Could not watch the connection', error),
      ),
    ];
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', onVisibility);
      stops.forEach((stop) => stop());
      sender.stop();
    };
  }

  /** When the page is hidden, sends delayed acts at once: nobody can undo them, and the system may stop the page. */
  function onVisibility(): void {
    if (document.visibilityState === 'visible') return;
    void outbox.change((all) =>
      all.map((entry) => (isUndoable(entry) ? unrestrained(entry) : entry)),
    );
  }

  async function perform({ act }: Entry, hasLeft: () => boolean): Promise<void> {
    const { entry, isKept } = await marked(act.id);
    if (!entry || hasLeft() || !author) return;
    const onClash = (clashes: number) => {
      // The first retry follows at once and nobody notices it.
      if (clashes > 1) state.setState({ insisting: act.id });
    };
    const outcome = await server.perform(act, author, { onClash, isKept });
    // After signing out, a refusal only means that: the act waits for the next visit.
    if (hasLeft() && outcome.recusa) return;
    await settle(act, outcome);
  }

  /** Marks the open entry as possibly sent and returns it; undefined if it is settled. */
  async function marked(id: string) {
    const found: Entry[] = [];
    const isKept = await outbox.change(
      (all) => {
        found.push(...all.filter(isOpen));
        return all.map((one) => (isOpen(one) && !one.enviado ? { ...one, enviado: true } : one));
      },
      [id],
    );
    const [entry] = found;
    // Another tab has settled it, but its message has not arrived.
    if (!entry) await outbox.refresh();
    return { entry, isKept };
  }

  async function settle({ id, campo }: Act, outcome: Outcome): Promise<void> {
    if (campo === 'orcamento') state.setState({ insisting: undefined });
    const { recusa, numerodopedido } = outcome;
    const feito = { ...(numerodopedido !== undefined && { numerodopedido }) };
    await outbox.change(
      (all) => all.map((one) => (recusa ? { ...one, recusa } : { ...one, feito })),
      [id],
    );
  }

  const changeGroup = (group: string, change: (entry: Entry) => Entry[]) =>
    void outbox.change((all) =>
      all.flatMap((one) => (one.grupo?.id === group ? change(one) : [one])),
    );

  async function hold<T>(customer: string | undefined, work: () => Promise<T>): Promise<T> {
    state.setState({ asking: { customer } });
    try {
      return await work();
    } finally {
      state.setState({ asking: undefined });
    }
  }

  const verbs: OutboxVerbs = {
    ask: async (act, naoantes) => {
      const asked = { act, enviado: false, ...(naoantes !== undefined && { naoantes }) };
      const isKept = await outbox.change((all) =>
        all.some((other) => isOpenAbout(other, subjectOf(act))) ? all : [...all, asked],
      );
      return isKept || state.getState().online;
    },
    askForQuote: (act) => {
      asked.add(act.id);
      const whom = act.orcamento.customer?.uid;
      return hold(whom, () =>
        outbox.change((all) =>
          all.some((other) => locksCart(other, whom))
            ? all
            : [
                ...all.filter((other) => !isInCart(other, whom)),
                { act, enviado: false, carrinho: 'preso' },
              ],
        ),
      );
    },
    holdCart: hold,
    locksCart: (customer) => {
      const { asking, entries } = state.getState();
      const isAsking = asking !== undefined && asking.customer === customer;
      return isAsking || entries.some((one) => locksCart(one, customer));
    },
    isAsked: (id) => asked.has(id),
    isOwn: ({ act }) => asked.has(act.id) || act.pedidoem < openedAt,
    askMany: (acts) => {
      const id = crypto.randomUUID();
      const group = acts.map((act, lugar): Entry => ({
        act,
        enviado: true,
        grupo: { id, lugar },
      }));
      return outbox.change((all) => [...all, ...group]);
    },
    takeBack: async (id) => {
      let isTaken = false;
      await outbox.change(
        (all) => {
          isTaken = all.some(({ recusa, enviado }) => recusa ?? !enviado);
          return isTaken ? [] : all;
        },
        [id],
      );
      return isTaken;
    },
    tryAgain: (id) =>
      void outbox.change((all) => all.map(({ recusa: _refused, ...entry }) => entry), [id]),
    forget: (...ids) => outbox.change(() => [], ids),
    releaseCart: (id) =>
      outbox.change(
        (all) =>
          all.map(({ carrinho: _preso, ...entry }) =>
            entry.feito ? { ...entry, carrinho: 'mostrar' } : entry,
          ),
        [id],
      ),
    stopGroup: (group) =>
      changeGroup(group, (entry) => [isOpen(entry) ? { ...entry, parado: true } : entry]),
    goOnWithGroup: (group) => changeGroup(group, (entry) => [unstopped(entry)]),
    tryGroupAgain: (group) => changeGroup(group, (entry) => [unstopped(withoutFailure(entry))]),
    closeGroup: (group) => changeGroup(group, () => []),
  };
  const sendAs = (user: User) => {
    author = user;
  };
  return { state, verbs, sendAs, start };
}
