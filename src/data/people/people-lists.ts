import {
  endAt,
  limitToFirst,
  orderByChild,
  query,
  ref,
  startAfter,
  startAt,
  type Query,
} from 'firebase/database';

import { paths } from '../../../domain/paths';
import { listPrefix, type PersonKey } from '../../../domain/people/search/index-keys';
import { rangeOf, type PersonRange } from '../../../domain/people/search/person';
import type { Analise, Permissao, User } from '../../../domain/people/user';
import type { Subscribe } from '../base/subscription';
import { database, hasWithout, readChildren, watch } from '../base/database';
import { growingList, type GrowingList } from '../base/growing-list';
import { userFrom } from './record';

/** People of one role and approval state, sorted by one of their keys. */
export interface PeopleList {
  role: Permissao;
  state: Analise;
  by: 'codigo' | 'empresa';
  /** Loads the whole list at once. */
  whole?: boolean;
}

export const firstPeople = 30;

export function rangeOfList({ role, state, by }: PeopleList): PersonRange {
  return rangeOf(by, listPrefix(role, state));
}

export function isIn({ role, state }: PeopleList, { permissao, analise }: User): boolean {
  return permissao === role && analise === state;
}

/** The first people of a list, live: 30 at first, doubling with each request, or all at once. */
export function growingPeople(list: PeopleList): GrowingList<User> {
  const range = rangeOfList(list);
  return growingList((limit) => firstOf(range, limit), userFrom, list.whole ? all : firstPeople);
}

const all = Infinity;

/** The first people of a range, or those after the last one read. */
function firstOf({ key, from, upTo }: PersonRange, limit: number, after?: Place): Query {
  return query(
    ref(database, paths.users),
    orderByChild(`indice/${key satisfies PersonKey}`),
    after ? startAfter(after.value, after.uid) : startAt(from),
    endAt(upTo),
    ...(limit === all ? [] : [limitToFirst(limit)]),
  );
}

interface Place {
  value: string;
  uid: string;
}

export interface PeopleStep {
  people: User[];
  /** There are no more. */
  over: boolean;
}

/** Reads a range step by step; empty at the end. */
export function peopleSteps(range: PersonRange) {
  let place: Place | undefined;
  return async (limit: number): Promise<PeopleStep> => {
    const people = await readChildren(firstOf(range, limit, place), (child) => {
      place = { value: String(child.child(`indice/${range.key}`).val()), uid: child.key ?? '' };
      return userFrom(child);
    });
    return { people, over: people.length < limit };
  };
}

/** The menu shows 'more' from here on. */
const maxCountedPeople = 100;

export function watchWaiting(role: Permissao): Subscribe<number> {
  const waiting = firstOf(rangeOf('codigo', listPrefix(role, false)), maxCountedPeople);
  return watch(waiting, (found) => found.size);
}

/** Whether some people have no keys and are in no list, so that a recount is due. */
export function hasUnindexedPeople(): Promise<boolean> {
  return hasWithout(paths.users, 'indice/codigo' satisfies `indice/${PersonKey}`);
}
