import { Alert, Button } from 'antd';
import { useId, useState } from 'react';

import { can } from '../../../../domain/session/access';
import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import type { Person } from '../../../../domain/order/order';
import { companyOf } from '../../../../domain/people/user';
import { itemsWords } from '../../../../domain/words/items';
import { useCart, useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useLinesHere, useOpenCarts } from '../../../providers/cart/kept-cart';
import {
  useCustomer,
  useCustomerNames,
  useCustomerSearch,
} from '../../../providers/people/customers';
import { useCredit } from '../../../providers/people/credit';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { useUser } from '../../../providers/session/session';
import { CustomerSelect } from '../../../ui/fields/customer-select';
import { CreditLine } from '../../../ui/pieces/people/credit-line';
import styles from './customer-field.module.css';
import { goneWords } from './quote-obstacle';
import { RetryAlert } from '../../../ui/states/retry-alert';

/** The value for the seller's own cart. */
const oneself = '';

const noCustomers: readonly CustomerEntry[] = [];

interface CustomerFieldProps {
  /** The label stands before the field, because the field shares its line. */
  beside?: boolean;
}

/** The customer of the cart, with a search for others. Only approved sellers see it. */
export function CustomerField({ beside = false }: CustomerFieldProps) {
  return can(useUser(), 'quoteForCustomers') ? <Field beside={beside} /> : null;
}

function Field({ beside }: Required<CustomerFieldProps>) {
  const user = useUser();
  const customer = useCart((cart) => cart.customer);
  const recentCustomers = useCart((cart) => cart.recentCustomers);
  const { pickCustomer } = useCartVerbs();
  const locked = useCartLocked();
  const current = useCustomer(customer?.uid);
  const name = nameOf(dataOf(current)) ?? customer?.nome ?? user.nome;
  const [typed, setTyped] = useState('');
  const search = useCustomerSearch(typed.trim());
  const connected = useConnected();
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const carts = useOpenCarts(wasOpened);
  const names = useCustomerNames([...carts.keys()], recentCustomers);
  const me = {
    value: oneself,
    label: `${user.nome} (você)`,
    facts: openWords(useLinesHere()()),
  };
  // Customers with an open cart come first.
  const others = [...new Set([...carts.keys(), ...recentCustomers.map(({ uid }) => uid)])];

  return (
    <div className={beside ? `${styles.field} ${styles.beside}` : styles.field}>
      <label className={`small bold ${styles.label}`} htmlFor={id}>
        Orçamento para
      </label>
      <CustomerSelect
        id={id}
        value={customer?.uid ?? oneself}
        face={customer ? name : me.label}
        offered={[
          me,
          ...others.flatMap((uid) => {
            const label = names.get(uid);
            return label ? { value: uid, label, facts: openWords(carts.get(uid)) } : [];
          }),
        ]}
        onOpen={() => setWasOpened(true)}
        typed={typed}
        onType={setTyped}
        found={dataOf(search) ?? noCustomers}
        search={search.status}
        connected={connected}
        onPick={(uid, nome) => pickCustomer(uid === oneself ? null : { uid, nome })}
        disabled={locked}
        describedBy={`${id}-state`}
        more={(uid) => <Credit uid={uid} />}
      />
      <p className="visually-hidden" role="status">
        {customer ? `Orçamento para ${name}` : 'Orçamento para você'}
      </p>
      <div id={`${id}-state`} className={styles.state}>
        <CustomerNotice customer={customer} name={name} />
        {customer && <Credit uid={customer.uid} />}
      </div>
      <CarryOffer customer={customer} />
    </div>
  );
}

const Credit = ({ uid }: { uid: string }) => <CreditLine of={useCredit(uid)} />;

/** Says why a customer's cart can't be sent now, or that the customer's name changed. */
function CustomerNotice({ customer, name }: { customer: Person | null; name: string }) {
  const current = useCustomer(customer?.uid);
  const connected = useConnected();
  // Without a connection the quote waits, and the check with it.
  if (!customer || current.status === 'loading' || (current.status === 'failed' && !connected))
    return null;
  if (current.status === 'failed') {
    return (
      <RetryAlert
        type="error"
        message="Os dados do cliente não puderam ser carregados. Verifique sua conexão; os itens continuam aqui."
        onRetry={current.retry}
      />
    );
  }
  if (current.data === null)
    return <Alert type="warning" showIcon title={goneWords(customer.nome)} />;
  if (name === customer.nome) return null;
  return <p className="small">Este cliente se chamava {customer.nome}.</p>;
}

function openWords(lines = 0): string | undefined {
  return lines > 0 ? `${itemsWords(lines)} no orçamento` : undefined;
}

function nameOf(entry: CustomerEntry | null | undefined): string | undefined {
  return entry ? companyOf(entry) : undefined;
}

/** Offers to move the lines from before the choice of a customer. Always rendered, so that changes are announced. */
function CarryOffer({ customer }: { customer: Person | null }) {
  const count = useCart((cart) => cart.leftBehind);
  const { carryOver, leaveBehind } = useCartVerbs();
  const locked = useCartLocked();
  return (
    <div role="status">
      {customer && count > 0 && (
        <Alert
          role="none"
          type="info"
          title={`Levar ${count === 1 ? 'o item' : `os ${count} itens`} do seu orçamento para o de ${customer.nome}?`}
          description={
            <>
              <Button size="small" type="primary" disabled={locked} onClick={carryOver}>
                Levar
              </Button>{' '}
              <Button size="small" onClick={leaveBehind}>
                Deixar como está
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
