import { Input, Segmented } from 'antd';

import type { Person } from '../../../../domain/order/order';
import { companyOf } from '../../../../domain/people/user';
import { visibleText } from '../../../../domain/words/text';
import {
  choiceValue,
  textValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { useCart } from '../../../providers/cart/cart';
import { useMyCustomersAmong } from '../../../providers/people/my-customers';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { Body, CustomersOfView } from './customers-of-view';
import styles from './my-customers.module.css';
import { views, viewWords, words, type View } from './my-customers-words';
import { useCustomerSearch } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { ShortListFailure, ShortListNote } from '../../../ui/list/short-list';
import { CustomerRow } from './customer-row';

interface Place {
  view: View;
  typed: string;
}

const address: AddressValues<Place> = {
  view: choiceValue('clientes', views, 'recentes'),
  typed: textValue('busca', visibleText),
};

interface MyCustomersProps {
  /** The id of the card, as a target for links. */
  id: string;
  /** The number of lines in each customer's cart. */
  carts: ReadonlyMap<string, number>;
}

/** On a seller's home: last orders of the customers, customers without recent orders, and pending quotes. */
export function MyCustomers({ id, carts }: MyCustomersProps) {
  const [{ view, typed }, change] = useAddressValues(address);
  const size = useControlSize();
  const sought = typed.trim();

  function customers() {
    if (sought !== '') return <CustomersFound typed={sought} carts={carts} />;
    if (view === 'carrinhos') return <CustomersWithCarts carts={carts} />;
    return <CustomersOfView key={view} view={view} carts={carts} />;
  }

  return (
    <section id={id} className={`card ${styles.card}`} aria-label={words.title}>
      <header className={`flow ${styles.top}`}>
        <h2 className={`heading ${styles.title}`}>{words.title}</h2>
        <Segmented<View>
          aria-label={words.title}
          size={size}
          options={views.map((value) => ({ value, label: viewWords[value].choice }))}
          value={view}
          onChange={(chosen) => change({ view: chosen, typed: '' })}
        />
        <Input
          className={styles.search}
          size={size}
          type="search"
          autoComplete="off"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={typed}
          onChange={({ target }) => change({ typed: target.value })}
        />
      </header>
      {customers()}
    </section>
  );
}

type Carts = Pick<MyCustomersProps, 'carts'>;

/** Approved customers that match the search, including other sellers' customers. */
function CustomersFound({ typed, carts }: Carts & { typed: string }) {
  const search = useCustomerSearch(typed);
  const connected = useConnected();
  const found = dataOf(search);
  if (search.status === 'failed') {
    return <ShortListFailure message={words.searchFailed} onRetry={search.retry} />;
  }
  return (
    <>
      <p className={`small ${styles.about}`} role="status">
        {found ? (connected ? words.found : words.foundSeen)(found.length, typed) : words.searching}
      </p>
      <div className={styles.body}>
        <Customers
          title={words.results}
          carts={carts}
          people={found?.map((entry) => ({ uid: entry.uid, nome: companyOf(entry) })) ?? []}
        />
      </div>
    </>
  );
}

/** Customers with a cart that the seller started. */
function CustomersWithCarts({ carts }: Carts) {
  const recent = useCart(({ recentCustomers }) => recentCustomers);
  const { about, choice, empty } = viewWords.carrinhos;
  if (carts.size === 0) return <ShortListNote>{empty}</ShortListNote>;
  const people = [...carts.keys()].map(
    (uid) => recent.find((one) => one.uid === uid) ?? { uid, nome: words.unnamed },
  );
  return (
    <Body about={about}>
      <Customers title={choice} carts={carts} people={people} />
    </Body>
  );
}

/** Customers with or without orders. `nome` shows until the entry is loaded. */
function Customers({ title, people, carts }: Carts & { title: string; people: readonly Person[] }) {
  const known = useMyCustomersAmong(people.map(({ uid }) => uid));
  return (
    <ul aria-label={title}>
      {people.map(({ uid, nome }) => (
        <CustomerRow
          key={uid}
          uid={uid}
          name={nome}
          known={known && (known.get(uid) ?? null)}
          lines={carts.get(uid)}
        />
      ))}
    </ul>
  );
}
