import { Alert, Button, Select } from 'antd';
import { memo, useId, useState } from 'react';

import { can } from '../../../domain/access';
import { maskCnpj } from '../../../domain/cnpj';
import type { CustomerEntry } from '../../../domain/customer-entry';
import type { Person } from '../../../domain/order';
import { companyOf } from '../../../domain/user';
import { useCart, type Cart } from '../../providers/cart';
import { useCustomer, useCustomerSearch } from '../../providers/customers';
import { dataOf } from '../../providers/live';
import { useUser } from '../../providers/session';
import { useControlSize } from '../../ui/use-control-size';
import { useDebounced } from '../../ui/use-debounced';
import styles from './customer-field.module.css';

/** The value of oneself. */
const oneself = '';

/** So long after the last key the search goes out, in milliseconds. */
const pauseMs = 200;

interface Option {
  value: string;
  label: string;
  /** What tells customers of one name apart. */
  facts?: string;
}

type Choice = Pick<Cart, 'customer' | 'recentCustomers' | 'pickCustomer' | 'sending'>;

/** Whose cart it is, and another customer's by search: for an approved seller alone. */
export function CustomerField() {
  const { customer, recentCustomers, pickCustomer, sending } = useCart();
  if (!can(useUser(), 'quoteForCustomers')) return null;
  const choice = { customer, recentCustomers, pickCustomer, sending };
  return <Field {...choice} />;
}

/** Not drawn again with each quantity. */
const Field = memo(function Field({ customer, recentCustomers, pickCustomer, sending }: Choice) {
  const user = useUser();
  const current = useCustomer(customer?.uid);
  const name = nameOf(dataOf(current)) ?? customer?.nome ?? user.nome;
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed.trim(), pauseMs);
  const search = useCustomerSearch(sought);
  const size = useControlSize();
  const id = useId();

  const me: Option = { value: oneself, label: `${user.nome} (você)` };
  const isSearching = typed.trim() !== '';
  const isBehind = search.status === 'loading' || sought !== typed.trim();
  const found = isBehind ? [] : (dataOf(search) ?? []).map(optionOf);
  const options = isSearching
    ? found
    : [me, ...recentCustomers.map(({ uid, nome }) => ({ value: uid, label: nome }))];

  function pick(value: string, label: string) {
    setTyped('');
    pickCustomer(value === oneself ? null : { uid: value, nome: label });
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Orçamento para
      </label>
      <Select<string, Option>
        id={id}
        size={size}
        style={{ width: '100%', borderRadius: 'var(--mmv-radius)' }}
        value={customer?.uid ?? oneself}
        labelRender={() => (
          <span id={`${id}-chosen`} className={styles.chosen}>
            {customer ? name : me.label}
          </span>
        )}
        aria-describedby={`${id}-chosen ${id}-state`}
        disabled={sending !== 'idle'}
        options={options}
        optionRender={({ data }) => (
          <span className={styles.option}>
            {data.label}
            {data.facts && <small className={styles.facts}>{data.facts}</small>}
          </span>
        )}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        // antd dims the choice to a quarter while its list is open, which few can read.
        styles={{ content: { opacity: 1 } }}
        notFoundContent={search.status === 'failed' ? failedWords : emptyWords(isBehind, typed)}
        popupRender={(list) => (
          <section aria-label="Clientes">
            {!isSearching && <p className={styles.how}>Busque por nome, código, CNPJ ou cidade.</p>}
            {list}
          </section>
        )}
        onSelect={(value, option) => pick(value, option.label)}
        onOpenChange={(isOpen) => !isOpen && setTyped('')}
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

/** For a customer who was removed or reproved. */
export function goneWords(name: string): string {
  return `${name} não está mais entre os clientes aprovados. Os itens continuam aqui, mas o orçamento só pode ser enviado quando o cadastro for aprovado de novo.`;
}

const failedWords = 'A busca falhou. Verifique sua conexão e tente de novo.';

function emptyWords(isBehind: boolean, typed: string): string {
  return isBehind ? 'Procurando…' : `Nenhum cliente aprovado com “${typed.trim()}”.`;
}

function nameOf(entry: CustomerEntry | null | undefined): string | undefined {
  return entry ? companyOf(entry) : undefined;
}

function optionOf(entry: CustomerEntry): Option {
  const { uid, cod, cnpj, endereco } = entry;
  const place = [endereco?.cidade, endereco?.estado].filter(Boolean).join('/');
  const facts = [`Cód. ${cod}`, cnpj && maskCnpj(cnpj), place].filter(Boolean);
  return { value: uid, label: companyOf(entry), facts: facts.join(' · ') };
}
