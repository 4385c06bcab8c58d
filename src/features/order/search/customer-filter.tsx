import { useId, useState } from 'react';

import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import { companyOf } from '../../../../domain/people/user';
import { useCustomer, useCustomerSearch } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { useOrders } from '../../../providers/order/orders';
import { CustomerSelect } from '../../../ui/fields/customer-select';
import field from '../../../ui/forms/labelled-control.module.css';

interface CustomerFilterProps {
  /** A uid; '' for the orders of all. */
  value: string;
  onChange: (uid: string) => void;
}

const everybody = { value: '', label: 'Todos os clientes' };
const none: readonly CustomerEntry[] = [];

/** The customer whose orders are listed, found as in 'Orçamento para'. */
export function CustomerFilter({ value, onChange }: CustomerFilterProps) {
  const [typed, setTyped] = useState('');
  const search = useCustomerSearch(typed.trim());
  const connected = useConnected();
  const name = useNameOf(value);
  const id = useId();
  return (
    <div className={`${field.field} ${field.wide}`}>
      <label className={field.label} htmlFor={id}>
        Cliente
      </label>
      <CustomerSelect
        id={id}
        value={value}
        face={value === '' ? everybody.label : name}
        offered={[everybody]}
        typed={typed}
        onType={setTyped}
        found={dataOf(search) ?? none}
        search={search.status}
        connected={connected}
        onPick={onChange}
      />
    </div>
  );
}

/** Today's name; of somebody who is not approved any more, the one in their newest order. */
function useNameOf(uid: string): string {
  const entry = useCustomer(uid === '' ? undefined : uid);
  const newest = dataOf(useOrders().page)?.items.at(-1);
  const known = dataOf(entry);
  if (known) return companyOf(known);
  if (newest?.cliente.uid === uid) return companyOf(newest.cliente);
  return entry.status === 'loading' ? 'Carregando…' : 'Cliente sem cadastro aprovado';
}
