import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import {
  subjectOf,
  type Act,
  type DoneAct,
  type KeptAct,
  type Refusal,
} from '../../../domain/outbox/act';
import type { User } from '../../../domain/people/user';
import { watchConnected } from '../../data/base/database';
import { changeActs, readActs, watchActs } from '../../data/outbox/acts';
import { dataOf } from '../live/live';
import { performAct } from './perform-act';
import { useLive } from '../live/use-live';

const none: readonly KeptAct[] = [];

/**
 * What this person asked for, kept in their browser until it is settled. Nothing reaches Firebase while there is no
 * connection: its own queue would show the change as made, and lose it with the page.
 */
export function useActQueue(user: User) {
  const { uid } = user;
  const watchKept = useMemo(() => watchActs(uid), [uid]);
  const kept = dataOf(useLive(watchKept)) ?? none;
  const online = dataOf(useLive(watchConnected)) === true;
  const [done, setDone] = useState<readonly DoneAct[]>([]);
  const working = useRef(new Set<string>());
  /** What waits for the next connection because this one went in the middle. */
  const cutOff = useRef(new Set<string>());
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  useEffect(() => {
    const { current: underWay } = working;
    if (!online) {
      cutOff.current.clear();
      return;
    }
    for (const act of due(kept)) {
      if (underWay.has(act.id) || cutOff.current.has(act.id)) continue;
      underWay.add(act.id);
      settle(act.id, user, () => left.current)
        .then((settled) => {
          if (settled) setDone((all) => [...all, settled]);
        })
        .catch((error: unknown) => {
          console.warn('A change waits for the connection', error);
          cutOff.current.add(act.id);
        })
        .finally(() => underWay.delete(act.id));
    }
  }, [online, kept, user]);

  const verbs = useMemo(
    () => ({
      /**
       * Keeps it, and does it as soon as there is a connection; false when it will not outlive the page. `enviado` says
       * that it may have reached the server already.
       */
      ask: (act: Act, enviado = false) =>
        changeActs(uid, (all) =>
          all.some((other) => isAbout(other, subjectOf(act))) ? all : [...all, { act, enviado }],
        ),
      /** An act that may have reached the server stays as it is. */
      cancel: (id: string) =>
        void changeActs(uid, (all) => all.filter((one) => one.act.id !== id || one.enviado)),
      /** Takes out what was refused or can't have reached the server; false when it has to stay, or is gone. */
      takeBack: async (id: string) => {
        let taken = false;
        await changeActs(uid, (all) => {
          taken = all.some((one) => one.act.id === id && (one.recusa ?? !one.enviado));
          return taken ? without(all, id) : all;
        });
        return taken;
      },
      /** Once the person has read why it was refused. */
      forget: (id: string) => void changeActs(uid, (all) => without(all, id)),
    }),
    [uid],
  );
  /** Once the person was told. */
  const forgetDone = useCallback(() => setDone([]), []);
  return { ...verbs, kept, online, done, forgetDone };
}

/** What is to be done now. Quotes go out one by one, in the order in which they were sent. */
function due(kept: readonly KeptAct[]): Act[] {
  const open = kept.flatMap(({ act, recusa }) => (recusa ? [] : [act]));
  const firstQuote = open.find(({ campo }) => campo === 'orcamento');
  return open.filter((act) => act.campo !== 'orcamento' || act === firstQuote);
}

/** Asked for and not settled. */
export function isAbout({ act, recusa }: KeptAct, subject: string): boolean {
  return !recusa && subjectOf(act) === subject;
}

/**
 * Does a kept act, in one tab of all, and answers it once it is done. `hasLeft` says that its author has signed out:
 * what was refused since then waits for their next visit.
 */
async function settle(
  id: string,
  author: User,
  hasLeft: () => boolean,
): Promise<DoneAct | undefined> {
  const { uid } = author;
  return navigator.locks.request(`alteracao ${id}`, async () => {
    if (hasLeft() || !(await isOpen(uid, id))) return undefined;
    let act: Act | undefined;
    await changeActs(uid, (all) =>
      all.map((one) => {
        if (one.act.id !== id) return one;
        act = one.act;
        return { ...one, enviado: true };
      }),
    );
    // It was cancelled in between.
    if (!act) return undefined;
    const { recusa, ...done } = await performAct(act, author);
    if (recusa && hasLeft() && recusa.motivo !== 'semaviso') return undefined;
    await changeActs(uid, (all) => (recusa ? refused(all, id, recusa) : without(all, id)));
    return recusa ? undefined : { act, ...done };
  });
}

async function isOpen(uid: string, id: string): Promise<boolean> {
  return (await readActs(uid)).some(({ act, recusa }) => act.id === id && !recusa);
}

function refused(all: readonly KeptAct[], id: string, recusa: Refusal): KeptAct[] {
  return all.map((one) => (one.act.id === id ? { ...one, recusa } : one));
}

function without(all: readonly KeptAct[], id: string): KeptAct[] {
  return all.filter(({ act }) => act.id !== id);
}
