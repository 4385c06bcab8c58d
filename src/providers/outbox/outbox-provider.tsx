import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import {
  reasonOf,
  subjectOf,
  type Act,
  type ProgressAct,
  type QuoteAct,
  type Refusal,
} from '../../../domain/outbox/act';
import { isOf, isOpen, isOpenAbout, isUndoable, type Entry } from '../../../domain/outbox/entry';
import { watchConnected } from '../../data/base/database';
import { createRequiredContext } from '../live/required-context';
import { useWarningOnLeave } from '../page/use-warning-on-leave';
import { useUser } from '../session/session';
import { createOutbox, type OutboxState, type OutboxVerbs, type RunningOutbox } from './outbox';
import { performAct } from './perform';

/** An act that is neither done nor refused yet. */
export interface OpenAct<Asked extends Act = Act> {
  act: Asked;
  /** There is no connection; otherwise the act is being sent. */
  waits: boolean;
  /** When the act will be sent (milliseconds since 1970), unless it is cancelled. */
  doneAt?: number;
  /** Absent once the act may have reached the server. */
  cancel?: () => void;
}

const [OutboxContext, useRunningOutbox] = createRequiredContext<RunningOutbox>('useOutbox');
export { OutboxContext };

/** Actions of the outbox; these functions never change. */
export function useOutbox(): OutboxVerbs {
  return useRunningOutbox().verbs;
}

/** A part of the outbox; re-renders when that part changes. */
export function useOutboxState<T>(select: (state: OutboxState) => T): T {
  return useStore(useRunningOutbox().state, useShallow(select));
}

/** The outbox of the signed-in person. Other people of this browser neither see nor send it. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return (
    <OutboxOf key={uid} uid={uid}>
      {children}
    </OutboxOf>
  );
}

function OutboxOf({ uid, children }: { uid: string; children: ReactNode }) {
  const user = useUser();
  const [outbox] = useState(() => createOutbox(uid, { perform: performAct, watchConnected }));
  useEffect(() => outbox.sendAs(user), [outbox, user]);
  useEffect(() => outbox.start(), [outbox]);
  return (
    <OutboxContext value={outbox}>
      <WarningOnLeave />
      {children}
    </OutboxContext>
  );
}

function WarningOnLeave() {
  const isAsking = useOutboxState(({ asking }) => asking !== undefined);
  useWarningOnLeave(useOpenCount() > 0 || isAsking);
  return null;
}

/** Excludes bulk changes, which show their own progress, and quotes that lock the cart. */
const isSingle = (entry: Entry) => !entry.grupo && entry.carrinho !== 'preso';

/** Number of acts still to be sent, including waiting quotes; without bulk changes of orders. */
export function useOpenCount(): number {
  return useOutboxState(({ entries }) => {
    const open = entries.filter((one) => isOpen(one) && !one.parado);
    return open.filter((one) => isSingle(one) || isOf(one, 'analise')).length;
  });
}

export function useIsCartLocked(customer: string | undefined): boolean {
  const { locksCart } = useOutbox();
  return useOutboxState(() => locksCart(customer));
}

/** The open act about a subject (`subjectOf`), if any. */
export function useOpenOn(): (subject: string) => OpenAct | undefined {
  const open = useOutboxState(({ entries }) =>
    entries.filter((one) => isOpen(one) && isSingle(one)),
  );
  const asOpen = useAsOpenAct();
  return useMemo(
    () => (subject) => {
      const found = open.find((one) => isOpenAbout(one, subject));
      return found && asOpen(found);
    },
    [open, asOpen],
  );
}

/** The quotes that wait outside the cart, in the order of sending. */
export function useWaitingQuotes(): OpenAct<QuoteAct>[] {
  return useWaiting('orcamento');
}

/** The single steps of orders that wait, in the order of asking. */
export function useWaitingSteps(): OpenAct<ProgressAct>[] {
  return useWaiting('andamento');
}

function useWaiting<Campo extends Act['campo']>(campo: Campo) {
  const waiting = useOutboxState(({ entries }) =>
    entries.flatMap((one) => (isOf(one, campo) && isOpen(one) && isSingle(one) ? [one] : [])),
  );
  const asOpen = useAsOpenAct();
  return useMemo(() => waiting.map((one) => asOpen(one)), [waiting, asOpen]);
}

function useAsOpenAct() {
  const online = useOutboxState((state) => state.online);
  const { takeBack } = useOutbox();
  return useMemo(
    () =>
      <Asked extends Act>(entry: Entry<Asked>): OpenAct<Asked> => {
        const { act, enviado, naoantes } = entry;
        const cancel = () => void takeBack(act.id);
        if (!online) return { act, waits: true, ...(!enviado && { cancel }) };
        if (!isUndoable(entry) || naoantes === undefined) return { act, waits: false };
        return { act, waits: false, doneAt: naoantes, cancel };
      },
    [online, takeBack],
  );
}

/** Refused acts, until the person has read them. */
export function useRefused(): (Entry & { recusa: Refusal })[] {
  return useOutboxState(({ entries }) =>
    entries.filter(
      (one): one is Entry & { recusa: Refusal } => one.recusa !== undefined && isSingle(one),
    ),
  );
}

/** The reason given with a refused change, to fill the next attempt; '' if there was none. */
export function useRefusedReason(): (subject: string, action: string) => string {
  const refused = useRefused();
  return useMemo(
    () => (subject, action) =>
      reasonOf(
        refused.findLast(
          ({ act }) => 'acao' in act && act.acao === action && subjectOf(act) === subject,
        )?.act,
      ),
    [refused],
  );
}

export function useDone(): Entry[] {
  return useOutboxState(({ entries }) =>
    entries.filter((one) => one.feito && !one.grupo && one.carrinho === undefined),
  );
}
