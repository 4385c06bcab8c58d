import { useEffect, useMemo, useReducer, useRef } from 'react';

import { approvalAct, type ApprovalAct, type Refusal } from '../../../domain/outbox/act';
import type { User } from '../../../domain/people/user';
import { newRequest } from '../outbox/acts';
import { performAct } from '../outbox/perform-act';
import { useUser } from '../session/session';
import { useWarningOnLeave } from '../page/use-warning-on-leave';

/** What became of one of many approvals. `cut`: the connection went before that was known. */
export type Verdict = 'waiting' | 'running' | 'done' | 'refused' | 'cut';

export interface ApprovalVerdict {
  act: ApprovalAct;
  verdict: Verdict;
  /** Why it was not done, or what of it failed. */
  recusa?: Refusal;
}

type Phase = 'asking' | 'running' | 'stopped' | 'ended';

interface State {
  phase: Phase;
  verdicts: readonly ApprovalVerdict[];
}

type Change = { phase: Phase } | { id: string; verdict: Verdict; recusa?: Refusal | undefined };

function reduce(state: State, change: Change): State {
  if ('phase' in change) return { ...state, phase: change.phase };
  const { id, verdict, recusa } = change;
  return {
    ...state,
    verdicts: state.verdicts.map((one) =>
      one.act.id === id ? { act: one.act, verdict, ...(recusa && { recusa }) } : one,
    ),
  };
}

/**
 * Approves these people one after the other, each with the calls of a single approval. Whoever somebody else moved since
 * it was asked for is skipped. Nothing is kept for later: without a connection it stops, and what was not done can be
 * begun again; the id of its line sees to it that it is done once. `people` must be those of the first render.
 */
export function useApproveMany(people: readonly User[]) {
  const author = useUser();
  const [state, change] = useReducer(reduce, undefined, (): State => ({
    phase: 'asking',
    verdicts: people.map((person) => ({
      act: approvalAct(person, 'aprovar', newRequest()),
      verdict: 'waiting',
    })),
  }));
  const wanted = useRef(false);
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const { verdicts, phase } = state;
  useWarningOnLeave(phase === 'running');

  const verbs = useMemo(
    () => ({
      /** Begins, or goes on with what is not done. */
      start: async () => {
        wanted.current = true;
        change({ phase: 'running' });
        const open = verdicts.filter(({ verdict }) => verdict === 'waiting' || verdict === 'cut');
        for (const { act } of open) {
          if (!wanted.current) break;
          change({ id: act.id, verdict: 'running' });
          try {
            const { recusa } = await performAct(act, author);
            const done = !recusa || recusa.motivo === 'semaviso';
            change({ id: act.id, verdict: done ? 'done' : 'refused', recusa });
          } catch (error) {
            console.warn('An approval waits for the connection', error);
            change({ id: act.id, verdict: 'cut' });
            wanted.current = false;
          }
        }
        change({ phase: wanted.current ? 'ended' : 'stopped' });
        wanted.current = false;
      },
      /** After the approval that is under way. */
      stop: () => {
        wanted.current = false;
      },
    }),
    [verdicts, author],
  );
  return { ...state, ...verbs };
}
