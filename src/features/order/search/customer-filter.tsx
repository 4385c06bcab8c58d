import { useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import { companyOf } from '../../../../domain/people/user';
import { useCustomer, useCustomerSearch } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { CustomerSelect } from '../../../ui/fields/customer-select';
import { Labelled } from '../../../ui/forms/labelled';

interface CustomerFilterProps {
  /** A uid; '' for all customers. */
  value: string;
  onChange: (uid: string) => void;
  /** An order of the list, which holds its customer's name. */
  listed: OrderHead | undefined;
}

const everybody = { value: '', label: 'Todos os clientes' };
const noCustomers: readonly CustomerEntry[] = [];

/** Filters by customer, with the same search as 'Orçamento para'. */
export function CustomerFilter({ value, onChange, listed }: CustomerFilterProps) {
  const [typed, setTyped] = useState('');
  const search = useCustomerSearch(typed.trim());
  const connected = useConnected();
  const name = useNameOf(value, listed);
  return (
    <Labelled label="Cliente" wide>
      {({ id }) => (
        <CustomerSelect
          id={id}
          value={value}
          face={value === '' ? everybody.label : name}
          offered={[everybody]}
          typed={typed}
          onType={setTyped}
          found={dataOf(search) ?? noCustomers}
          search={search.status}
          connected={connected}
          onPick={onChange}
        />
      )}
    </Labelled>
  );
}

/** The current name, or the one in an order if the customer is no longer approved. */
function useNameOf(uid: string, listed: OrderHead | undefined): string {
  const entry = useCustomer(uid === '' ? undefined : uid);
  const known = dataOf(entry);
  if (known) return companyOf(known);
  if (listed?.cliente.uid === uid) return companyOf(listed.cliente);
  return entry.status === 'loading' ? 'Carregando…' : 'Cliente sem cadastro aprovado';
}
