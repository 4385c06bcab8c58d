import { useMemo } from 'react';

import { matchesPerson } from '../../../../domain/people/search/person';
import type { User } from '../../../../domain/people/user';
import type { ListRows } from '../../../list/list';
import { dataOf, type Live } from '../../../providers/live/live';
import {
  useApprovals,
  useApprovedCount,
  useListedPeople,
  usePeopleSearch,
  type PeopleFound,
} from '../../../providers/people/people-lists';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { useSameItems } from '../../../ui/hooks/use-same-items';
import type { ListedPerson } from './people-columns';
import { askedOf, isUnfiltered, type PeoplePlace } from './people-filters';
import type { ListOfPeople } from './people-lists';
import { sortedPeople, type PeopleSort } from './people-sort';

/** In milliseconds: the pause in typing before the rest of the list is searched. */
const searchDelay = 150;

const nobody: readonly User[] = [];
const uidOf = ({ uid }: User) => uid;

export interface PeopleRows extends ListRows<User, ListedPerson> {
  /** The search for people who are not loaded; undefined if none is needed. */
  search: { result: Live<PeopleFound>; more: () => void; stop: () => void } | undefined;
}

/** The sort of a table, if it has that column. Cards keep the list's own order. */
export function sortOf(
  { columns }: ListOfPeople,
  { sort }: PeoplePlace,
  isTable: boolean,
): PeopleSort {
  return isTable && columns.some(({ sorts }) => sorts && sort in sorts) ? sort : '';
}

/** The people who pass the filters: loaded ones at once, others as the search finds them. */
export function usePeopleRows(
  list: ListOfPeople,
  place: PeoplePlace,
  isTable: boolean,
): PeopleRows {
  const sort = sortOf(list, place, isTable);
  const isWholeList = sort !== '';
  // Sorting by a column needs all people loaded.
  const of = useMemo(() => ({ ...list.of, whole: isWholeList }), [list, isWholeList]);
  const { cod, razaosocial, nome, email, cidade } = askedOf(place, list.filters);
  const filters = useMemo(
    () => ({ cod, razaosocial, nome, email, cidade }),
    [cod, razaosocial, nome, email, cidade],
  );
  const { page, more } = useListedPeople(of);
  const { actOn } = useApprovals();
  const total = useApprovedCount(list.of);
  const loaded = dataOf(page);
  const people = useSameItems(loaded?.items ?? nobody, uidOf);
  const settled = useDebounced(filters, searchDelay);
  // If all people are loaded, there is nothing to search.
  const needed = !isUnfiltered(settled) && loaded !== undefined && !loaded.complete;
  const searched = usePeopleSearch(of, needed ? settled : null, place.everywhere !== '');
  const found = dataOf(searched.result);
  const listed = useMemo(() => {
    const all = [...(found?.found ?? nobody), ...people];
    // The loaded record replaces the found one. Both are equally current.
    const unique = [...new Map(all.map((person) => [person.uid, person])).values()];
    return sortedPeople(unique, of, sort);
  }, [people, found, of, sort]);
  const matching = useMemo(
    () => listed.filter((person) => matchesPerson(person, filters)),
    [listed, filters],
  );
  const rows = useMemo(
    () =>
      matching.map((item): ListedPerson => {
        const asked = actOn(item);
        return { item, asked, isBusy: asked !== undefined };
      }),
    [matching, actOn],
  );
  const isPlain = isUnfiltered(filters);
  const search = needed && !isPlain ? searched : undefined;
  const { result } = searched;
  const state = search && (dataOf(result)?.state ?? result.status);
  const isDone = search === undefined || state === 'done';
  const complete = loaded?.complete === true;
  const counts = loaded !== undefined && (complete || !isPlain) && isDone;
  return {
    ...{ source: page, rows, listed, search },
    isEmpty: loaded?.items.length === 0,
    isWhole: complete,
    count: counts ? matching.length : isPlain ? total : undefined,
    beyond: isPlain
      ? loaded && !complete
        ? { more }
        : undefined
      : state === 'paused'
        ? { more: searched.more }
        : undefined,
    isSearching: state === 'loading' || state === 'searching',
  };
}
