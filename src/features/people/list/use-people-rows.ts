import { useMemo } from 'react';

import type { PersonFilters } from '../../../../domain/people/search/person';
import type { User } from '../../../../domain/people/user';
import { dataOf } from '../../../providers/live/live';
import { useListedPeople, usePeopleSearch, type PeopleList } from '../../../providers/people/lists';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { useSameItems } from '../../../ui/hooks/use-same-items';
import { isUnfiltered, matchesFilters } from './people-filters';
import { sortedPeople, type PeopleSort } from './people-sort';

/** Milliseconds without a keystroke before the rest of the list is searched. */
const searchDelay = 150;

const none: readonly User[] = [];
const uidOf = ({ uid }: User) => uid;

/** The people of a list who pass the filters: loaded ones at once, others as a search finds them. */
export function usePeopleRows(
  list: PeopleList,
  sort: PeopleSort,
  filters: PersonFilters,
  everywhere: boolean,
) {
  const { page, more } = useListedPeople(list);
  const loaded = dataOf(page);
  const people = useSameItems(loaded?.items ?? none, uidOf);
  const settled = useDebounced(filters, searchDelay);
  // If all are loaded there is nothing to search.
  const needed = !isUnfiltered(settled) && loaded !== undefined && !loaded.complete;
  const search = usePeopleSearch(list, needed ? settled : null, everywhere);
  const found = dataOf(search.result);
  const known = useMemo(() => {
    const all = [...(found?.found ?? none), ...people];
    // The loaded one is as current as what was found of it.
    const unique = [...new Map(all.map((person) => [person.uid, person])).values()];
    return sortedPeople(unique, list, sort);
  }, [people, found, list, sort]);
  const matching = useMemo(
    () => known.filter((person) => matchesFilters(person, filters)),
    [known, filters],
  );
  return {
    page,
    more,
    matching,
    /** While the filters ask for more than is loaded. */
    search: needed && !isUnfiltered(filters) ? search : undefined,
  };
}

export type PeopleRows = ReturnType<typeof usePeopleRows>;
