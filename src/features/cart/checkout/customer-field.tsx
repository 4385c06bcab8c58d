import { Alert, Button } from 'antd';
import { memo, useId, useState } from 'react';

import { can } from '../../../../domain/session/access';
import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import type { Person } from '../../../../domain/order/order';
import { companyOf } from '../../../../domain/people/user';
import { useCart, type Cart } from '../../../providers/cart/cart';
import { useCustomer, useCustomerSearch } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useUser } from '../../../providers/session/session';
import { CustomerSelect } from '../../../ui/fields/customer-select';
import styles from './customer-field.module.css';
import { goneWords } from './quote-obstacle';

/** The value of oneself. */
const oneself = '';

const none: readonly CustomerEntry[] = [];

type Choice = Pick<Cart, 'customer' | 'recentCustomers' | 'pickCustomer' | 'locked'>;

/** Whose cart it is, and another customer's by search: for an approved seller alone. */
export function CustomerField() {
  const { customer, recentCustomers, pickCustomer, locked } = useCart();
  if (!can(useUser(), 'quoteForCustomers')) return null;
  const choice = { customer, recentCustomers, pickCustomer, locked };
  return <Field {...choice} />;
}

/** Not drawn again with each quantity. */
const Field = memo(function Field({ customer, recentCustomers, pickCustomer, locked }: Choice) {
  const user = useUser();
  const current = useCustomer(customer?.uid);
  const name = nameOf(dataOf(current)) ?? customer?.nome ?? user.nome;
  const [typed, setTyped] = useState('');
  const search = useCustomerSearch(typed.trim());
  const id = useId();
  const me = { value: oneself, label: `${user.nome} (você)` };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Orçamento para
      </label>
      <CustomerSelect
        id={id}
        value={customer?.uid ?? oneself}
        face={customer ? name : me.label}
        offered={[me, ...recentCustomers.map(({ uid, nome }) => ({ value: uid, label: nome }))]}
        typed={typed}
        onType={setTyped}
        found={dataOf(search) ?? none}
        search={search.status}
        onPick={(uid, nome) => pickCustomer(uid === oneself ? null : { uid, nome })}
        disabled={locked}
        describedBy={`${id}-state`}
      />
      <p className="visually-hidden" role="status">
        {customer ? `Orçamento para ${name}` : 'Orçamento para você'}
      </p>
      <div id={`${id}-state`}>
        <CustomerNotice customer={customer} name={name} />
      </div>
    </div>
  );
});

/** Says why a customer's cart can't be sent now, or that they are called otherwise. */
function CustomerNotice({ customer, name }: { customer: Person | null; name: string }) {
  const current = useCustomer(customer?.uid);
  if (!customer || current.status === 'loading') return null;
  if (current.status === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        title="Os dados do cliente não puderam ser carregados. Verifique sua conexão; os itens continuam aqui."
        action={
          <Button size="small" onClick={current.retry}>
            Tentar de novo
          </Button>
        }
      />
    );
  }
  if (current.data === null)
    return <Alert type="warning" showIcon title={goneWords(customer.nome)} />;
  if (name === customer.nome) return null;
  return <p className={styles.hint}>Este cliente se chamava {customer.nome}.</p>;
}

function nameOf(entry: CustomerEntry | null | undefined): string | undefined {
  return entry ? companyOf(entry) : undefined;
}
