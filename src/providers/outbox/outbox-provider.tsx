import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import {
  reasonOf,
  subjectOf,
  type Act,
  type QuoteAct,
  type Refusal,
} from '../../../domain/outbox/act';
import { isOf, isOpen, isOpenAbout, isUndoable, type Entry } from '../../../domain/outbox/entry';
import { createRequiredContext } from '../live/required-context';
import { useWarningOnLeave } from '../page/use-warning-on-leave';
import { useUser } from '../session/session';
import { createOutbox, type OutboxState, type OutboxVerbs, type RunningOutbox } from './outbox';

/** Something that was asked for and is not settled yet. */
export interface OpenAct<Asked extends Act = Act> {
  act: Asked;
  /** There is no connection; otherwise it is being done. */
  waits: boolean;
  /** It will be done at this moment (milliseconds since 1970), unless it is taken back. */
  doneAt?: number;
  /** Absent once it may have reached the server. */
  cancel?: () => void;
}

const [Provider, useRunningOutbox] = createRequiredContext<RunningOutbox>('useOutbox');

/** What can be asked for; these functions keep their identity. */
export function useOutbox(): OutboxVerbs {
  return useRunningOutbox().verbs;
}

/** A part of the outbox; drawn anew when an entry of that part changes. */
export function useOutboxState<T>(select: (state: OutboxState) => T): T {
  return useStore(useRunningOutbox().state, useShallow(select));
}

/** What the signed-in person asked for; another person of this browser neither sees nor does it. */
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
  const [outbox] = useState(() => createOutbox(uid));
  useEffect(() => outbox.sendAs(user), [outbox, user]);
  useEffect(() => outbox.start(), [outbox]);
  return (
    <Provider value={outbox}>
      <WarningOnLeave />
      {children}
    </Provider>
  );
}

function WarningOnLeave() {
  const isAsking = useOutboxState(({ asking }) => asking !== undefined);
  useWarningOnLeave(useOpenCount() > 0 || isAsking);
  return null;
}

/** Apart from many at once, which show by themselves, and from a quote that locks the cart. */
const isSingle = (entry: Entry) => !entry.grupo && entry.carrinho !== 'preso';

/** How many will still be done, the waiting quotes among them; apart from many orders at once. */
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

/** What was asked for about something (`subjectOf`) and is not settled. */
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

/** The quotes that wait apart from the cart, in the order in which they go out. */
export function useWaitingQuotes(): OpenAct<QuoteAct>[] {
  const quotes = useOutboxState(({ entries }) =>
    entries.flatMap((one) => (isOf(one, 'orcamento') && isOpen(one) && isSingle(one) ? [one] : [])),
  );
  const asOpen = useAsOpenAct();
  return useMemo(() => quotes.map(asOpen), [quotes, asOpen]);
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

/** What was not done, and why; until that was read. */
export function useRefused(): (Entry & { recusa: Refusal })[] {
  return useOutboxState(({ entries }) =>
    entries.filter(
      (one): one is Entry & { recusa: Refusal } => one.recusa !== undefined && isSingle(one),
    ),
  );
}

/** The reason that came with a refused change, for whoever tries again; '' where there was none. */
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
