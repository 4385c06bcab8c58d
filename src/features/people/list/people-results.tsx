import type { PersonFilters } from '../../../../domain/people/search/person';
import { dataOf, seenAtOf } from '../../../providers/live/live';
import { useApprovals } from '../../../providers/people/lists';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { SeenAt } from '../../../ui/states/seen-at';
import { ApproveManyBar } from '../many/approve-many-bar';
import { ApproveManyDialog } from '../many/approve-many-dialog';
import { EmptiedList } from './emptied-list';
import { PeopleCards } from './people-cards';
import { asksForCity, asksForWords, isUnfiltered } from './people-filters';
import { PeopleProgress } from '../many/people-progress';
import { PeopleTable, type PeopleSorting } from './people-table';
import type { PeopleView } from './people-views';
import { searchWords } from '../people-words';
import { PersonActions } from '../person-actions';
import { PersonCard } from './person-card';
import { useApproval } from '../use-approval';
import { usePickedPeople } from '../many/use-picked-people';
import type { PeopleRows } from './use-people-rows';

interface PeopleResultsProps {
  view: PeopleView;
  rows: PeopleRows;
  filters: PersonFilters;
  everywhere: boolean;
  onEverywhere: () => void;
  /** A person's page is open, from which nobody should be led away. */
  isOpen: boolean;
  /** Opens a person's page. */
  onOpen: (uid: string) => void;
  /** They are shown as a table. */
  sorting?: PeopleSorting;
}

/** Below the filters: cards or a table, or why there are none. A dialog stays open even if what opened it goes. */
export function PeopleResults({
  view,
  rows,
  filters,
  everywhere,
  onEverywhere,
  isOpen,
  onOpen,
  sorting,
}: PeopleResultsProps) {
  const { page, more, matching, search } = rows;
  const { actOn } = useApprovals();
  const { apply, asking } = useApproval();
  const picked = usePickedPeople(matching);

  function beyond() {
    if (isUnfiltered(filters))
      return page.status === 'ready' && !page.data.complete ? { more } : undefined;
    return search && dataOf(search.result)?.state === 'paused' ? { more: search.more } : undefined;
  }

  function content() {
    if (page.status === 'loading') return <LoadingState text="Carregando cadastros…" />;
    if (page.status === 'failed') {
      return (
        <FailedState
          message="Os cadastros não puderam ser carregados. Verifique sua conexão e tente de novo."
          onRetry={page.retry}
        />
      );
    }
    if (page.data.items.length === 0)
      return <EmptiedList view={view} asking={asking || isOpen || picked.asked !== undefined} />;
    const list = {
      title: view.title,
      people: matching,
      beyond: beyond(),
      searchKey: JSON.stringify([filters, sorting?.now]),
    };
    if (matching.length > 0 && sorting && view.columns) {
      return (
        <PeopleTable {...list} columns={view.columns} sorting={sorting} onOpen={onOpen}>
          {(person) => (
            <PersonActions
              person={person}
              actions={view.actions}
              asked={actOn(person)}
              onApply={apply}
            />
          )}
        </PeopleTable>
      );
    }
    if (matching.length > 0) {
      return (
        <PeopleCards
          {...list}
          {...(view.approvesMany && {
            head: (shown) => <ApproveManyBar picked={picked} shown={shown} />,
          })}
        >
          {(person, isGone) => (
            <PersonCard
              key={person.uid}
              person={person}
              isGone={isGone}
              view={view}
              asked={actOn(person)}
              onApply={apply}
              onOpen={onOpen}
              {...(view.approvesMany && {
                picked: picked.isPicked(person),
                onPick: picked.toggle,
              })}
            />
          )}
        </PeopleCards>
      );
    }
    const state = search && (dataOf(search.result)?.state ?? search.result.status);
    if (state === 'loading' || state === 'searching') {
      return <LoadingState text={searchWords.searching} />;
    }
    return (
      <EmptyState
        drawing="search"
        title="Nenhum cadastro com esses filtros."
        text="Mude ou limpe os filtros."
      />
    );
  }

  return (
    <>
      <SeenAt at={seenAtOf(page)} />
      {content()}
      {picked.asked && <ApproveManyDialog people={picked.asked} onClose={picked.close} />}
      {search && (
        <PeopleProgress
          search={search}
          found={matching.length}
          everywhere={everywhere}
          ofCity={asksForCity(filters)}
          onEverywhere={asksForWords(filters) ? onEverywhere : undefined}
        />
      )}
    </>
  );
}
