import { useDeferredValue, useMemo } from 'react';

import { dataOf } from '../../providers/live';
import { usePeople } from '../../providers/people';
import { useAddressValues } from '../../providers/use-address-values';
import { FilterBar } from '../../ui/filter-bar';
import { PageTitle } from '../../ui/page-title';
import { matchesFilters, noPersonFilters, personAddress, personFilters } from './people-filters';
import { PeopleResults } from './people-results';
import type { PeopleView } from './people-views';

/** A list of people under its filters; needs a PeopleProvider for the right state of approval. */
export function PeopleList({ view }: { view: PeopleView }) {
  const { people } = usePeople();
  const [kept, change] = useAddressValues(personAddress);
  const filters = view.filters.length > 0 ? kept : noPersonFilters;
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const listed = useMemo(
    () =>
      dataOf(people)
        ?.filter(({ permissao }) => permissao === view.role)
        .sort(view.compare),
    [people, view],
  );
  const matching = useMemo(
    () => listed?.filter((person) => matchesFilters(person, applied)),
    [listed, applied],
  );
  return (
    <>
      <PageTitle title={view.title} count={matching?.length} />
      {view.filters.length > 0 && (
        <FilterBar
          filters={view.filters.map((key) => personFilters[key])}
          values={filters}
          onChange={change}
        />
      )}
      <PeopleResults
        view={view}
        listed={listed ?? []}
        matching={matching ?? []}
        searchKey={Object.values(applied).join('|')}
      />
    </>
  );
}
