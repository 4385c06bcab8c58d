import { Button, Drawer } from 'antd';
import { useState } from 'react';

import { companyOf, type User, isCustomer } from '../../../../domain/people/user';
import { dataOf } from '../../../providers/live/live';
import { useContactHistory } from '../../../providers/people/contacts';
import { usePerson } from '../../../providers/people/person';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { ContactForm } from './contact-form';
import { PersonData } from './person-data';
import { PersonHistory } from './person-history';
import { PersonOrders } from './person-orders';
import styles from './person.module.css';
import { personWords } from './person-words';

interface PersonDrawerProps {
  /** ''  while it is closed. */
  uid: string;
  onClose: () => void;
}

/** A person's page: their data, orders, sums, seller, and what was changed. For the administrator. */
export function PersonDrawer({ uid, onClose }: PersonDrawerProps) {
  return (
    <Drawer
      title={personWords.title}
      size="min(640px, 100vw)"
      destroyOnHidden
      open={uid !== ''}
      closable={{ placement: 'end', 'aria-label': 'Fechar' }}
      onClose={onClose}
    >
      {uid !== '' && <Person key={uid} uid={uid} />}
    </Drawer>
  );
}

function Person({ uid }: { uid: string }) {
  const person = usePerson(uid);
  if (person.status === 'loading') return <LoadingState text="Carregando cadastro…" />;
  if (person.status === 'failed') {
    return <FailedState message={personWords.failed} onRetry={person.retry} />;
  }
  if (!person.data) return <EmptyState title={personWords.nobody} />;
  return <Page person={person.data} />;
}

function Page({ person }: { person: User }) {
  const history = useContactHistory(person.uid);
  const last = dataOf(history)?.last;
  /** Undefined before the form was first opened. */
  const [editing, setEditing] = useState<boolean>();
  const customer = isCustomer(person);
  return (
    <div className={styles.page}>
      <h2 className={styles.name}>{companyOf(person)}</h2>
      {editing && last !== undefined ? (
        <ContactForm seen={{ person, last }} onDone={() => setEditing(false)} />
      ) : (
        <section>
          <PersonData person={person} />
          {customer && (
            <Button
              // The form that had the focus is gone.
              autoFocus={editing === false}
              disabled={last === undefined}
              onClick={() => setEditing(true)}
            >
              {personWords.edit}
            </Button>
          )}
        </section>
      )}
      <PersonOrders person={person} />
      <PersonHistory uid={person.uid} contacts={history} />
    </div>
  );
}
