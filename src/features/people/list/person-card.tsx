import { memo, useLayoutEffect, useRef } from 'react';

import type { User } from '../../../../domain/people/user';
import type { OpenAct } from '../../../providers/outbox/outbox-provider';
import { RowCheckbox } from '../../../ui/list/row-checkbox';
import { IncompleteMark } from '../../../ui/states/incomplete-mark';
import { ListedSameCnpjMark } from '../cnpj-value';
import { LabelList } from '../label-list';
import { focusableAround, useKeepFocus } from '../../../ui/hooks/use-keep-focus';
import type { PeopleView } from './people-views';
import styles from './people-cards.module.css';
import { PersonActions } from '../person-actions';
import { personFields, type PersonField } from '../person-fields';
import type { ApplyApproval } from '../use-approval';

interface PersonCardProps {
  person: User;
  /** Has left the list: the card only keeps its place. */
  isGone: boolean;
  view: PeopleView;
  /** The move of their approval that was asked for and is not settled. */
  asked: OpenAct | undefined;
  onApply: ApplyApproval;
  /** Opens the person's page. */
  onOpen: (uid: string) => void;
  /** Whether the person is among those to be approved at once. */
  picked?: boolean;
  onPick?: (person: User) => void;
}

/** One person of a list, with the possible actions. */
export const PersonCard = memo(function PersonCard({
  person,
  isGone,
  view,
  asked,
  onApply,
  onOpen,
  picked = false,
  onPick,
}: PersonCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useKeepFocus(card);
  useLayoutEffect(() => {
    if (isGone && card.current?.contains(document.activeElement))
      focusableAround(card.current)?.focus({ preventScroll: true });
  }, [isGone]);
  const heading = view.heading(person);
  return (
    <li
      ref={card}
      className={styles.card}
      aria-label={heading}
      data-entry
      tabIndex={-1}
      inert={isGone}
      aria-hidden={isGone || undefined}
    >
      <div className={styles.head}>
        {onPick && (
          <RowCheckbox
            label={`Selecionar ${person.nome}`}
            checked={picked}
            disabled={asked !== undefined}
            onChange={() => onPick(person)}
          />
        )}
        <h2 className={styles.heading}>
          <span className={styles.code}>
            <span className="visually-hidden">Código</span> {person.cod}
          </span>{' '}
          <button
            type="button"
            className={styles.open}
            data-key="Enter"
            onClick={() => onOpen(person.uid)}
          >
            <span className={styles.name} title={heading}>
              {heading}
            </span>
          </button>
          <IncompleteMark problems={person.problems} />
        </h2>
      </div>
      <LabelList
        rows={view.fields.map((field) => [
          personFields[field].label,
          <Value key={field} field={field} person={person} />,
        ])}
      />
      {view.fields.includes('cnpj') && (
        <div className={styles.marks}>
          <ListedSameCnpjMark person={person} />
        </div>
      )}
      <div className={styles.foot}>
        <PersonActions person={person} actions={view.actions} asked={asked} onApply={onApply} />
      </div>
    </li>
  );
});

/** A field of the card; a text that is cut off is whole in its title. */
function Value({ field, person }: { field: PersonField; person: User }) {
  const { value, link } = personFields[field];
  const shown = value(person);
  if (typeof shown !== 'string') return shown;
  return (
    <span className={styles.value} title={shown}>
      {link ? link(shown, person) : shown}
    </span>
  );
}
