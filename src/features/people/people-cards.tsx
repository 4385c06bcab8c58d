import type { User } from '../../domain/user';
import { useGrowingList } from '../../ui/use-growing-list';
import styles from './people-cards.module.css';
import type { PeopleView } from './people-views';
import { PersonCard } from './person-card';
import type { ApplyApproval } from './use-approval';

interface PeopleCardsProps {
  view: PeopleView;
  people: readonly User[];
  isBusy: (uid: string) => boolean;
  onApply: ApplyApproval;
}

const cardsAtOnce = 60;

/** The people of a list as cards. */
export function PeopleCards({ view, people, isBusy, onApply }: PeopleCardsProps) {
  const { shown, foot } = useGrowingList(people, cardsAtOnce);
  return (
    <>
      <ul className={styles.cards} aria-label={view.title}>
        {shown.map((person) => (
          <PersonCard
            key={person.uid}
            person={person}
            view={view}
            busy={isBusy(person.uid)}
            onApply={onApply}
          />
        ))}
      </ul>
      {foot}
    </>
  );
}
