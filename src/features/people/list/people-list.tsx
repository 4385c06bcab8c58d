import { Alert, Segmented } from 'antd';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import { useApprovedCount, useHasUnindexedPeople } from '../../../providers/people/lists';
import { usePreference } from '../../../providers/session/preferences';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { ExportButton } from '../../../ui/export/export-button';
import { FilterBar } from '../../../ui/forms/filter-bar';
import { useNarrowerThan } from '../../../ui/hooks/use-narrower-than';
import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';
import { PageTitle } from '../../../ui/pieces/page-title';
import { askedOf, isUnfiltered, personAddress, personFilters } from './people-filters';
import { LatePersonDrawer } from '../person/late-person-drawer';
import { PeopleResults } from './people-results';
import { isSortedBy, type PersonColumn } from './people-sort';
import type { PeopleView } from './people-views';
import { lookOptions, searchWords, situationOptions, unindexedWords } from '../people-words';
import { usePeopleRows } from './use-people-rows';

const PeopleExport = lazyPart({
  load: async () => (await import('../export/people-export-dialog')).PeopleExportDialog,
  failure: 'A exportação não foi aberta',
  Failed: FailedDialog,
});

/** Pixels below which all that a row tells has no room beside each other: a phone always has cards. */
const tableFrom = 760;

/** A list of people under its filters, for the administrator. */
export function PeopleList({ view: main }: { view: PeopleView }) {
  const [place, change] = useAddressValues(personAddress);
  const view = (place.situation === 'removidos' && main.removed) || main;
  const { cod, razaosocial, nome, email, cidade } = place;
  const filters = useMemo(
    () => askedOf({ cod, razaosocial, nome, email, cidade }, view.filters),
    [view, cod, razaosocial, nome, email, cidade],
  );
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const everywhere = place.everywhere !== '';
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowerThan(frame, tableFrom);
  const [look, changeLook] = usePreference('lista_de_cadastros');
  const isTable = look.table && narrow === false;
  const sort = isTable && view.columns && isSortedBy(view.columns, place.sort) ? place.sort : '';
  const [asker, setAsker] = useState<PersonColumn>();
  // A column sorts what is loaded, so that must be all.
  const list = useMemo(() => ({ ...view.list, whole: sort !== '' }), [view, sort]);
  const rows = usePeopleRows(list, sort, applied, everywhere);
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
      <div ref={frame} />
      <PageTitle
        title={view.title}
        count={counts ? matching.length : all}
        iconsOnPhone="all"
        actions={
          main.columns && (
            <>
              {main.removed && (
                <Segmented
                  aria-label={searchWords.situation}
                  options={situationOptions}
                  value={place.situation}
                  onChange={(situation) => change({ situation })}
                />
              )}
              {narrow === false && (
                <Segmented
                  aria-label={searchWords.look}
                  options={lookOptions}
                  value={look.table}
                  onChange={(table) => changeLook({ table })}
                />
              )}
              <ExportButton
                Dialog={PeopleExport}
                props={{
                  list: view.list,
                  sort,
                  filters: applied,
                  isFiltered: !isUnfiltered(applied),
                  everywhere: everywhere || complete,
                  all: total ?? matching.length,
                }}
              />
            </>
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
      {narrow !== undefined && (
        <PeopleResults
          key={view.list.state.toString()}
          view={view}
          rows={rows}
          filters={applied}
          everywhere={everywhere}
          onEverywhere={() => change({ everywhere: 'sim' })}
          isOpen={place.person !== ''}
          onOpen={open}
          {...(isTable && {
            sorting: {
              now: sort,
              asker,
              choose: (chosen, column) => {
                setAsker(column);
                change({ sort: chosen });
              },
            },
          })}
        />
      )}
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
  return (
    <Alert role="note" type="warning" showIcon title={unindexedWords} style={{ marginTop: 8 }} />
  );
}
