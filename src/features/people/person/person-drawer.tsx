import { Button } from 'antd';
import { useState } from 'react';

import { correctedFieldsOf } from '../../../../domain/people/contact-change';
import { companyOf, isCustomer, type User } from '../../../../domain/people/user';
import { useContactChange, useContactHistory } from '../../../providers/people/contacts';
import { useApprovals } from '../../../providers/people/people-lists';
import { usePerson } from '../../../providers/people/person';
import { hasUnsaved } from '../../../providers/page/use-unsaved';
import { Drawer } from '../../../ui/dialogs/drawer';
import { EmptyState } from '../../../ui/states/empty-state';
import { Ready } from '../../../ui/states/ready';
import { WaitingMark } from '../../../ui/states/waiting-mark';
import { approvalLabels } from '../approval-words';
import { SameCnpjMark } from '../cnpj-value';
import { LabelList } from '../label-list';
import { PersonActions } from '../person-actions';
import { pageFields, personFields, standing } from '../person-fields';
import { useApproval } from '../use-approval';
import { ContactForm } from './contact-form';
import { contactWords, describeRefusal } from './contact-words';
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
      loses={() => hasUnsaved('contacts')}
      onClose={onClose}
    >
      {uid !== '' && <Person key={uid} uid={uid} />}
    </Drawer>
  );
}

function Person({ uid }: { uid: string }) {
  return (
    <Ready of={usePerson(uid)} loading="Carregando cadastro…" failed={personWords.failed}>
      {(person) => (person ? <Page person={person} /> : <EmptyState title={personWords.nobody} />)}
    </Ready>
  );
}

function Page({ person }: { person: User }) {
  const history = useContactHistory(person.uid);
  const { change, open, refused, giveUp } = useContactChange(person);
  /** Undefined before the form was first opened. */
  const [editing, setEditing] = useState<boolean>();
  const { actOn } = useApprovals();
  const { apply } = useApproval();
  const customer = isCustomer(person);
  return (
    <div className={`column ${styles.page}`}>
      <h2 className="large breaks">{companyOf(person)}</h2>
      {editing || refused ? (
        <ContactForm
          key={refused?.act.id}
          person={person}
          typed={refused?.act.para ?? {}}
          failure={refused ? describeRefusal(refused.act, refused.recusa) : ''}
          onChange={change}
          onDone={() => {
            giveUp();
            setEditing(false);
          }}
        />
      ) : (
        <section>
          <LabelList
            fields={personFields}
            placed={standing(pageFields, customer, person.analise === 'removido')}
            of={person}
          />
          {customer && <SameCnpjMark person={person} />}
          {correctedFieldsOf(person).length > 0 && (
            <Button
              // The form that had the focus is gone.
              autoFocus={editing === false}
              loading={open !== undefined && !open.waits}
              aria-disabled={open !== undefined}
              onClick={() => {
                if (!open) setEditing(true);
              }}
            >
              {personWords.edit}
            </Button>
          )}
          {open?.waits && (
            <WaitingMark what={contactWords.noun} of={person.nome} onCancel={open.cancel} />
          )}
        </section>
      )}
      <PersonActions
        person={person}
        actions={approvalLabels}
        asked={actOn(person)}
        onApply={apply}
      />
      <PersonOrders person={person} />
      <PersonHistory uid={person.uid} contacts={history} />
    </div>
  );
}
