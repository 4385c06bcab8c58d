import {
  matchesPerson,
  personRanges,
  type PersonFilters,
  type PersonRange,
} from '../../../domain/people/search/person';
import { listPrefix } from '../../../domain/people/search/index-keys';
import type { User } from '../../../domain/people/user';
import { isIn, peopleSteps, rangeOfList, type PeopleList } from './lists';
import { searchInSteps, type Found, type Search } from '../base/search-in-steps';
import { watchUser } from './users';

export type PeopleFound = Found<User>;
type PeopleSearch = Search<PeopleFound>;

const atFirst = 30;
/** People read at once: about 200 KB. */
const stepSize = 200;

/**
 * Looks for the people of a list who pass the filters, by an index or `everywhere`. Each is live, and dropped when they
 * leave the list.
 */
export function searchPeople(
  list: PeopleList,
  filters: PersonFilters,
  everywhere: boolean,
): PeopleSearch {
  const ranges = everywhere
    ? [rangeOfList(list)]
    : personRanges(filters, listPrefix(list.role, list.state));
  const isWanted = (person: User) => isIn(list, person) && matchesPerson(person, filters);
  return searchInSteps<User>({
    keyOf: ({ uid }) => uid,
    begin: () => {
      const readOn = stepsThrough(ranges, everywhere ? stepSize : atFirst);
      return async () => {
        const { people, over } = await readOn();
        return { checked: people.length, matching: people.filter(isWanted), over };
      };
    },
    watch: ({ uid }) => watchUser(uid),
    isIn: (person) => isIn(list, person),
  });
}

/** Reads one range after the other. */
function stepsThrough(ranges: readonly PersonRange[], limit: number) {
  const open = ranges.map(peopleSteps);
  return async () => {
    const [first] = open;
    if (!first) return { people: [], over: true };
    const { people, over } = await first(limit);
    if (over) open.shift();
    return { people, over: open.length === 0 };
  };
}
