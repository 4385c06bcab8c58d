import { Alert, Segmented } from 'antd';
import { useCallback, useDeferredValue, useMemo } from 'react';

import { useApprovedCount, useHasUnindexedPeople } from '../../../providers/people/lists';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { FilterBar } from '../../../ui/forms/filter-bar';
import { PageTitle } from '../../../ui/pieces/page-title';
import { isUnfiltered, noPersonFilters, personAddress, personFilters } from './people-filters';
import { LatePersonDrawer } from '../person/late-person-drawer';
import { PeopleResults } from './people-results';
import type { PeopleView } from './people-views';
import { searchWords, situationOptions, unindexedWords } from '../people-words';
import { usePeopleRows } from './use-people-rows';

/** A list of people under its filters, for the administrator. */
export function PeopleList({ view: main }: { view: PeopleView }) {
  const [place, change] = useAddressValues(personAddress);
  const view = (place.situation === 'removidos' && main.removed) || main;
  const { cod, razaosocial, nome, email } = place;
  const filters = useMemo(
    () => (view.filters.length > 0 ? { cod, razaosocial, nome, email } : noPersonFilters),
    [view, cod, razaosocial, nome, email],
  );
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const everywhere = place.everywhere !== '';
  const rows = usePeopleRows(view.list, applied, everywhere);
  const { page, matching, search } = rows;
  const close = useCallback(() => change({ person: '' }), [change]);
  const open = useCallback((person: string) => change({ person }), [change]);
  const complete = page.status === 'ready' && page.data.complete;
  const total = useApprovedCount(view.list);
  const counts =
    page.status === 'ready' && (complete || !isUnfiltered(applied)) && !searchesOn(search);
  const all = isUnfiltered(applied) ? total : undefined;
  return (
    <>
      <PageTitle
        title={view.title}
        count={counts ? matching.length : all}
        actions={
          main.removed && (
            <Segmented
              aria-label={searchWords.situation}
              options={situationOptions}
              value={place.situation}
              onChange={(situation) => change({ situation })}
            />
          )
        }
      />
      {view.filters.length > 0 && (
        <FilterBar
          filters={view.filters.map((key) => personFilters[key])}
          values={filters}
          onChange={(texts) => change({ ...texts, everywhere: '' })}
          main="razaosocial"
        />
      )}
      <UnindexedNotice />
      <PeopleResults
        key={view.list.state.toString()}
        view={view}
        rows={rows}
        filters={applied}
        everywhere={everywhere}
        onEverywhere={() => change({ everywhere: 'sim' })}
        isOpen={place.person !== ''}
        onOpen={open}
      />
      <LatePersonDrawer uid={place.person} onClose={close} />
    </>
  );
}

/** More may be found. */
function searchesOn(search: ReturnType<typeof usePeopleRows>['search']): boolean {
  return (
    search !== undefined &&
    !(search.result.status === 'ready' && search.result.data.state === 'done')
  );
}

/** Says that the list leaves out people from before it was read in parts. */
function UnindexedNotice() {
  if (!useHasUnindexedPeople()) return null;
  return <Alert type="warning" showIcon title={unindexedWords} style={{ marginTop: 8 }} />;
}
