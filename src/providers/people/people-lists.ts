import { useMemo } from 'react';

import { watchApproved } from '../../data/figures/sums';
import { beginningOf, type Page } from '../../data/base/growing-list';
import {
  firstPeople,
  growingPeople,
  hasUnindexedPeople,
  type PeopleList,
} from '../../data/people/people-lists';
import { readPeople, searchPeople, type PeopleFound } from '../../data/people/search';
import { promised } from '../../data/base/subscription';
import { approvalAct, personSubject, type Candidate } from '../../../domain/outbox/act';
import { undoTime, type ApprovalAction } from '../../../domain/people/approval';
import type { PersonFilters } from '../../../domain/people/search/person';
import type { User } from '../../../domain/people/user';
import { newRequest } from '../outbox/new-request';
import { useOpenOn, useOutbox, useRefusedReason, type OpenAct } from '../outbox/outbox-provider';
import { dataOf, type Live } from '../live/live';
import { useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

export { readPeople, type PeopleFound, type PeopleList };
type PeoplePage = Page<User>;

interface ListedPeople {
  page: Live<PeoplePage>;
  more: () => void;
}

export function useListedPeople(list: PeopleList): ListedPeople {
  const growing = useMemo(() => growingPeople(list), [list]);
  const { role, state, whole = false } = list;
  const name = `people ${role} ${state}${whole ? ' whole' : ''}`;
  const page = useLastSeen(name, useLive(growing.watch), whole ? wholeMemory : listMemory);
  return { page, more: growing.more };
}

/** Only the beginning of a list is kept for showing it again at once. */
const listMemory = { keep: (page: PeoplePage) => beginningOf(page, firstPeople) };
const wholeMemory = {};

/** Number of people in a list of approved people; undefined for other lists, and until known. */
export function useApprovedCount({ role, state }: PeopleList): number | undefined {
  const counted = useMemo(() => (state === true ? watchApproved(role) : null), [role, state]);
  return dataOf(useLive(counted));
}

interface Searching {
  result: Live<PeopleFound>;
  more: () => void;
  stop: () => void;
}

/** Searches a list by filters, through an index, or everywhere if asked. Null searches nothing. */
export function usePeopleSearch(
  list: PeopleList,
  filters: PersonFilters | null,
  everywhere: boolean,
): Searching {
  const search = useMemo(
    () => filters && searchPeople(list, filters, everywhere),
    [list, filters, everywhere],
  );
  const result = useLive(search?.watch ?? null);
  return { result, more: () => search?.more(), stop: () => search?.stop() };
}

const askUnindexed = promised(hasUnindexedPeople);

/** Whether some people are missing from all lists because their records have no keys; false until known. */
export function useHasUnindexedPeople(): boolean {
  return dataOf(useLive(askUnindexed)) ?? false;
}

interface ApprovalVerbs {
  /** Asks for a change of a person's approval; false if it can't be kept until the connection is back. */
  apply: (person: User, action: ApprovalAction, reason: string) => Promise<boolean>;
  /** Approves a person without the time for undoing, because the administrator has just registered them. */
  approveNow: (person: Candidate) => Promise<boolean>;
  actOn: (person: User) => OpenAct | undefined;
  refusedReason: (person: User, action: ApprovalAction) => string;
}

export function useApprovals(): ApprovalVerbs {
  const { ask } = useOutbox();
  const openOn = useOpenOn();
  const refusedReason = useRefusedReason();
  return useMemo(
    () => ({
      apply: (person, action, reason) => {
        const act = approvalAct(person, action, newRequest(), reason);
        return ask(act, action === 'aprovar' ? act.pedidoem + undoTime : undefined);
      },
      approveNow: (person) => ask(approvalAct(person, 'aprovar', newRequest())),
      actOn: (person) => openOn(personSubject(person)),
      refusedReason: (person, action) => refusedReason(personSubject(person), action),
    }),
    [ask, openOn, refusedReason],
  );
}
