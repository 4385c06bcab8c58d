import {
  endAt,
  limitToFirst,
  orderByChild,
  query,
  ref,
  startAfter,
  startAt,
} from 'firebase/database';

import {
  matchesPerson,
  personRanges,
  type PersonFilters,
  type PersonRange,
  lastText,
} from '../../../domain/people/search/person';
import { listPrefix } from '../../../domain/people/search/index-keys';
import type { User } from '../../../domain/people/user';
import { isIn, peopleSteps, rangeOfList, type PeopleList, type PeopleStep } from './people-lists';
import { searchInSteps, type Found, type Search } from '../base/search-in-steps';
import { watchUser, findUser } from './users';
import { searchKey, type CustomerOrder } from '../../../domain/people/customer-entry';
import { paths } from '../../../domain/paths';
import { tidyText } from '../../../domain/words/text';
import { database, readChildren } from '../base/database';

export type PeopleFound = Found<User>;
type PeopleSearch = Search<PeopleFound>;

const atFirst = 30;
/** Number of people per step: about 200 KB. */
const stepSize = 200;

/** Searches the people of a list by filters, through an index or `everywhere`. Results are live while in the list. */
export function searchPeople(
  list: PeopleList,
  filters: PersonFilters,
  everywhere: boolean,
): PeopleSearch {
  return searchInSteps<User>({
    keyOf: ({ uid }) => uid,
    begin: () => readPeople(list, filters, everywhere),
    watch: ({ uid }) => watchUser(uid),
    isIn: (person) => isIn(list, person),
  });
}

/** Reads the matching people of a list step by step. A person may occur twice, found by different keys. */
export function readPeople(list: PeopleList, filters: PersonFilters, everywhere: boolean) {
  const ranges = everywhere ? [] : personRanges(filters, listPrefix(list.role, list.state));
  const readOn = ranges.length > 0 ? stepsThrough(ranges) : allSteps(list, filters, everywhere);
  const isWanted = (person: User) => isIn(list, person) && matchesPerson(person, filters);
  return async () => {
    const { people, over } = await readOn();
    return { checked: people.length, matching: people.filter(isWanted), over };
  };
}

/** Steps for filters without a key. Approved customers of a city are found through the entries that sellers read. */
function allSteps(list: PeopleList, { cidade }: PersonFilters, everywhere: boolean) {
  const byCity = !everywhere && cidade !== '' && list.role === 'cliente' && list.state === true;
  const steps = byCity ? citySteps(cidade) : peopleSteps(rangeOfList(list));
  return () => steps(byCity ? atFirst : stepSize);
}

function stepsThrough(ranges: readonly PersonRange[]) {
  const open = ranges.map(peopleSteps);
  return async () => {
    const [first] = open;
    if (!first) return { people: [], over: true };
    const { people, over } = await first(atFirst);
    if (over) open.shift();
    return { people, over: open.length === 0 };
  };
}

const byCity: CustomerOrder = 'busca/cidade';

/** Reads the approved customers whose city starts with `city`, step by step; for the administrator. */
function citySteps(city: string) {
  const begins = searchKey(tidyText(city));
  let after: { key: string; uid: string } | undefined;
  return async (limit: number): Promise<PeopleStep> => {
    const next = query(
      ref(database, paths.customers),
      orderByChild(byCity),
      after ? startAfter(after.key, after.uid) : startAt(begins),
      endAt(begins + lastText),
      limitToFirst(limit),
    );
    const places = await readChildren(next, (entry) => ({
      key: String(entry.child(byCity).val()),
      uid: entry.key ?? '',
    }));
    after = places.at(-1) ?? after;
    const people = await Promise.all(places.map(({ uid }) => findUser(uid)));
    return { people: people.filter((person) => person !== null), over: places.length < limit };
  };
}
