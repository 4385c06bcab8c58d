import type { User } from '../../../domain/user';
import { usePeople } from '../../providers/people';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { LoadingState } from '../../ui/loading-state';
import { EmptiedList } from './emptied-list';
import { PeopleCards } from './people-cards';
import type { PeopleView } from './people-views';
import { PersonCard } from './person-card';
import { useApproval } from './use-approval';

interface PeopleResultsProps {
  view: PeopleView;
  /** Everybody in the list, and those who pass the filters. */
  listed: readonly User[];
  matching: readonly User[];
  /** Names what is searched for. */
  searchKey: string;
}

/** Below the filters: the cards, or why there are none. A dialog stays open even if the card that opened it goes. */
export function PeopleResults({ view, listed, matching, searchKey }: PeopleResultsProps) {
  const { people, actOn } = usePeople();
  const { apply, asking } = useApproval();

  function content() {
    if (people.status === 'loading') return <LoadingState text="Carregando cadastros…" />;
    if (people.status === 'failed') {
      return (
        <FailedState
          message="Os cadastros não puderam ser carregados. Verifique sua conexão e tente de novo."
          onRetry={people.retry}
        />
      );
    }
    if (listed.length === 0) return <EmptiedList view={view} asking={asking} />;
    if (matching.length === 0) {
      return (
        <EmptyState
          drawing="search"
          title="Nenhum cadastro com esses filtros."
          text="Mude ou limpe os filtros."
        />
      );
    }
    return (
      <PeopleCards title={view.title} people={matching} searchKey={searchKey}>
        {(person) => (
          <PersonCard
            key={person.uid}
            person={person}
            view={view}
            asked={actOn(person)}
            onApply={apply}
          />
        )}
      </PeopleCards>
    );
  }

  return <>{content()}</>;
}
