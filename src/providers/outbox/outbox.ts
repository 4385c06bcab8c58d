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
import { watchConnected } from '../../data/base/database';
import type { Stop } from '../../data/base/subscription';
import { outboxOf } from '../../data/outbox/entries';
import { performAct, type Outcome } from './perform';
import { newSender } from './sender';

export interface OutboxState {
  entries: readonly Entry[];
  online: boolean;
  /** The cart whose quote is being prepared or kept at this moment, by its customer. */
  asking: { customer: string | undefined } | undefined;
  /** The quote whose number others keep taking. */
  insisting: string | undefined;
}

export interface OutboxVerbs {
  /** Keeps it until it is done, not before `naoantes`, unless one about the same waits. False: it may be lost. */
  ask: (act: Act, naoantes?: number) => Promise<boolean>;
  /** Keeps a quote, whose cart it locks, in the place of a refused one; nothing while another one locks it. */
  askForQuote: (act: QuoteAct) => Promise<boolean>;
  holdCart: (customer: string | undefined, work: () => Promise<void>) => Promise<void>;
  locksCart: (customer: string | undefined) => boolean;
  /** This page asked for the act with this id. */
  isAsked: (id: string) => boolean;
  /** This page asked for it, or an earlier one. */
  isOwn: (entry: Entry) => boolean;
  askMany: (acts: readonly (OrderAct | ApprovalAct)[]) => Promise<boolean>;
  /** Takes out what was refused or can't have reached the server; false when it has to stay, or is gone. */
  takeBack: (id: string) => Promise<boolean>;
  /** Begins again what was refused. */
  tryAgain: (id: string) => void;
  /** Once the person was told how these ended. */
  forget: (...ids: string[]) => Promise<boolean>;
  /** A quote's lines are out of the cart: its number is shown once it is there, or it waits apart from the cart. */
  releaseCart: (id: string) => Promise<boolean>;
  /** What of a group is under way comes to its end. */
  stopGroup: (group: string) => void;
  goOnWithGroup: (group: string) => void;
  /** Begins again what of a group failed. */
  tryGroupAgain: (group: string) => void;
  /** Once the person has read how a group ended; what is not made by then stays as it is. */
  closeGroup: (group: string) => void;
}

export interface RunningOutbox {
  state: StoreApi<OutboxState>;
  verbs: OutboxVerbs;
  /** Whoever sends, as their record stands. */
  sendAs: (user: User) => void;
  start: () => Stop;
}

/** What a person asked for, kept until it has ended and was told. Firebase's own queue would lose it with the page. */
export function createOutbox(uid: string): RunningOutbox {
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
      watchConnected(
        (online) => {
          state.setState({ online });
          sender.connected(online);
        },
        (error) => console.error('The connection is not known', error),
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

  /** Whoever puts the phone away takes nothing back any more, and the system may soon stop the page. */
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
      // The first retry follows at once: nobody notices that one.
      if (clashes > 1) state.setState({ insisting: act.id });
    };
    const outcome = await performAct(act, author, { onClash, isKept });
    // Whoever signed out meanwhile was refused for that alone: it waits for their next visit.
    if (hasLeft() && outcome.recusa) return;
    await settle(act, outcome);
  }

  /** The entry if it is still to be done, from now on as one that may have reached the server. */
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
    // Another tab has settled it, and its word has not arrived yet.
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
