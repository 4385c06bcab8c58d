import { correctedFieldsOf } from '../../../../domain/people/contact-change';
import { companyOf, isCustomer, isSeller, type User } from '../../../../domain/people/user';
import { useContactHistory } from '../../../providers/people/contacts';
import { useApprovals } from '../../../providers/people/people-lists';
import { usePerson } from '../../../providers/people/person';
import { hasUnsaved } from '../../../providers/page/use-unsaved';
import { Drawer } from '../../../ui/dialogs/drawer';
import { EmptyState } from '../../../ui/states/empty-state';
import { Ready } from '../../../ui/states/ready';
import { approvalLabels } from '../approval-words';
import { SameCnpjMark } from '../cnpj-value';
import { PersonCredit } from '../credit/person-credit';
import { LabelList } from '../label-list';
import { PersonActions } from '../person-actions';
import { pageFields, personFields, standing } from '../person-fields';
import { useApproval } from '../use-approval';
import { ContactEditor } from './contact-editor';
import { DiscountLimit } from './discount-limit';
import { PersonHistory } from './person-history';
import { PersonOrders } from './person-orders';
import styles from './person.module.css';
import { SellerLeft } from './seller-left';
import { personWords } from './person-words';

interface PersonDrawerProps {
  /** '' while the drawer is closed. */
  uid: string;
  onClose: () => void;
}

/** A person's page for the administrator: data, orders, sums, seller, and changes. */
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
  const { actOn } = useApprovals();
  const { apply } = useApproval();
  const customer = isCustomer(person);
  return (
    <div className={`column ${styles.page}`}>
      <h2 className="large breaks">{companyOf(person)}</h2>
      <ContactEditor
        person={person}
        fields={correctedFieldsOf(person)}
        hint={isSeller(person) ? personWords.sellerFields : undefined}
        edit={personWords.edit}
      >
        <LabelList
          fields={personFields}
          placed={standing(pageFields, customer, person.analise === 'removido')}
          of={person}
        />
        {customer && <SameCnpjMark person={person} />}
      </ContactEditor>
      {customer && (
        <section>
          <PersonCredit uid={person.uid} />
        </section>
      )}
      {isSeller(person) && <DiscountLimit seller={person} />}
      <div className="wrap">
        <PersonActions
          person={person}
          actions={approvalLabels}
          asked={actOn(person)}
          onApply={apply}
        />
        {isSeller(person) && <SellerLeft seller={person} />}
      </div>
      <PersonOrders person={person} />
      <PersonHistory uid={person.uid} contacts={history} />
    </div>
  );
}
