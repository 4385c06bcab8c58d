import type { ReactNode } from 'react';

import { companyOf, type User } from '../../../../domain/people/user';
import type { Column, Row } from '../../../list/list';
import type { OpenAct } from '../../../providers/outbox/outbox-provider';
import { IncompleteMark } from '../../../ui/states/incomplete-mark';
import { ListedSameCnpjMark } from '../cnpj-value';
import { PersonActions, type LabelledAction } from '../person-actions';
import { personFields, Whole, type PersonField } from '../person-fields';
import { usePeopleActs } from './people-acts';
import styles from './people-columns.module.css';
import { sortsOf } from './people-sort';

/** A person as a list shows them. */
export interface ListedPerson extends Row<User> {
  /** The open change of the person's approval. */
  asked: OpenAct | undefined;
}

type PersonColumn = Column<ListedPerson>;

export const codeColumn: PersonColumn = {
  key: 'cod',
  label: 'Código',
  card: 'top',
  // A card shows it in the heading.
  only: 'table',
  sorts: sortsOf('cod'),
  cell: ({ item }) => <span className={`numbers ${styles.code}`}>{item.cod}</span>,
};

/** The person's name, which opens their page. */
export function nameColumn(key: 'razaosocial' | 'nome'): PersonColumn {
  const heading = key === 'nome' ? ({ nome }: User) => nome : companyOf;
  return {
    key,
    label: key === 'nome' ? 'Nome' : 'Empresa',
    card: 'top',
    cardLabel: '',
    names: true,
    sorts: sortsOf(key),
    cell: ({ item }, isCard) => (
      <Name person={item} isCard={isCard}>
        {heading(item)}
      </Name>
    ),
  };
}

interface NameProps {
  person: User;
  isCard: boolean;
  children: string;
}

function Name({ person, isCard, children }: NameProps) {
  const { open } = usePeopleActs();
  return (
    <h2 className={`row close bold breaks ${styles.heading}`}>
      {isCard && (
        <>
          <span className={`numbers ${styles.code}`}>
            <span className="visually-hidden">Código</span> {person.cod}
          </span>{' '}
        </>
      )}
      <button
        type="button"
        className={`plain ${styles.open}`}
        data-key="Enter"
        onClick={() => open(person.uid)}
      >
        <span className={styles.name} title={children}>
          {children}
        </span>
      </button>
      <IncompleteMark problems={person.problems} />
    </h2>
  );
}

/** A field of a person, on cards and in tables unless `only` says otherwise. */
export function fieldColumn(key: PersonField, only?: 'card' | 'table'): PersonColumn {
  const { label } = personFields[key];
  const cell = ({ item }: ListedPerson) => <Value field={key} person={item} />;
  return { key, label, card: 'field', cell, only, sorts: sortsOf(key) };
}

function Value({ field, person }: { field: PersonField; person: User }): ReactNode {
  const { value, link } = personFields[field];
  const shown = value(person);
  if (typeof shown !== 'string') return shown;
  return <Whole text={shown}>{link ? link(shown, person) : shown}</Whole>;
}

/** Other people with the CNPJ. The cell reserves a line, because they load after the card. */
export const sameCnpjColumn: PersonColumn = {
  key: 'mesmocnpj',
  label: 'Outros com o CNPJ',
  card: 'field',
  cardLabel: '',
  only: 'card',
  cell: ({ item }) => (
    <div className={`one-line ${styles.marks}`}>
      <ListedSameCnpjMark person={item} />
    </div>
  ),
};

/** The column of the buttons. */
export function actionsColumn(actions: readonly LabelledAction[]): PersonColumn {
  return {
    key: 'actions',
    label: 'Ações',
    silent: true,
    card: 'act',
    cell: (row) => <Actions {...row} actions={actions} />,
  };
}

function Actions({ item, asked, actions }: ListedPerson & { actions: readonly LabelledAction[] }) {
  const { apply } = usePeopleActs();
  return <PersonActions person={item} actions={actions} asked={asked} onApply={apply} />;
}
