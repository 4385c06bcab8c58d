import { useMemo } from 'react';

import { personIndexOf } from '../../../../domain/people/search/index-keys';
import type { PersonFilters } from '../../../../domain/people/search/person';
import type { User } from '../../../../domain/people/user';
import { dataOf } from '../../../providers/live/live';
import { useListedPeople, usePeopleSearch, type PeopleList } from '../../../providers/people/lists';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { isUnfiltered, matchesFilters } from './people-filters';

/** Milliseconds without a keystroke before the rest of the list is searched. */
const searchDelay = 150;

const none: readonly User[] = [];

/**
 * The people of a list who pass the filters: loaded ones at once, others as a search finds them, `everywhere` or by the
 * beginning of a word.
 */
export function usePeopleRows(list: PeopleList, filters: PersonFilters, everywhere: boolean) {
  const { page, more } = useListedPeople(list);
  const loaded = dataOf(page);
  const settled = useDebounced(filters, searchDelay);
  // If all are loaded there is nothing to search.
  const needed = !isUnfiltered(settled) && loaded !== undefined && !loaded.complete;
  const search = usePeopleSearch(list, needed ? settled : null, everywhere);
  const found = dataOf(search.result);
  const matching = useMemo(() => {
    const known = [...(found?.found ?? none), ...(loaded?.items ?? none)];
    // The loaded one is as current as what was found of it.
    const unique = [...new Map(known.map((person) => [person.uid, person])).values()];
    return unique.filter((person) => matchesFilters(person, filters)).sort(orderOf(list));
  }, [loaded, found, filters, list]);
  return {
    page,
    more,
    matching,
    /** While the filters ask for more than is loaded. */
    search: needed && !isUnfiltered(filters) ? search : undefined,
  };
}

export type PeopleRows = ReturnType<typeof usePeopleRows>;

/** The order of the list's index, so that who is loaded later comes later. */
function orderOf({ by }: PeopleList) {
  return (a: User, b: User) => {
    const [first, second] = [personIndexOf(a)[by], personIndexOf(b)[by]];
    if (first === second) return a.uid < b.uid ? -1 : 1;
    return first < second ? -1 : 1;
  };
}
