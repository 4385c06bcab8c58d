import { Input, Segmented } from 'antd';

import { portfolioViews, type PortfolioView } from '../../../../domain/people/portfolio';
import { companyOf } from '../../../../domain/people/user';
import { visibleText } from '../../../../domain/words/text';
import {
  choiceValue,
  textValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { useMyCustomersAmong } from '../../../providers/people/my-customers';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { CustomersOfView } from './customers-of-view';
import styles from './my-customers.module.css';
import { viewWords, words } from './my-customers-words';
import { useCustomerSearch } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { ShortListFailure } from '../../../ui/list/short-list';
import { CustomerRow } from './customer-row';

interface Place {
  view: PortfolioView;
  typed: string;
}

const address: AddressValues<Place> = {
  view: choiceValue('clientes', portfolioViews, 'recentes'),
  typed: textValue('busca', visibleText),
};

/** On a seller's home: who ordered when and for how much, who has not for a while, what is open. */
export function MyCustomers() {
  const [{ view, typed }, change] = useAddressValues(address);
  const size = useControlSize();
  const sought = typed.trim();
  return (
    <section className={`card ${styles.card}`} aria-label={words.title}>
      <header className={`flow ${styles.top}`}>
        <h2 className={`heading ${styles.title}`}>{words.title}</h2>
        <Segmented<PortfolioView>
          aria-label={words.title}
          size={size}
          options={portfolioViews.map((value) => ({ value, label: viewWords[value].choice }))}
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
      {sought === '' ? (
        <CustomersOfView key={view} view={view} />
      ) : (
        <CustomersFound typed={sought} />
      )}
    </section>
  );
}

/** Approved customers by the typed words, the seller's own or not. */
function CustomersFound({ typed }: { typed: string }) {
  const search = useCustomerSearch(typed);
  const connected = useConnected();
  const found = dataOf(search);
  const known = useMyCustomersAmong(found?.map(({ uid }) => uid) ?? []);
  if (search.status === 'failed') {
    return <ShortListFailure message={words.searchFailed} onRetry={search.retry} />;
  }
  return (
    <>
      <p className={`small ${styles.about}`} role="status">
        {found ? (connected ? words.found : words.foundSeen)(found.length, typed) : words.searching}
      </p>
      <div className={styles.body}>
        <ul aria-label={words.results}>
          {found?.map((entry) => (
            <CustomerRow
              key={entry.uid}
              uid={entry.uid}
              name={companyOf(entry)}
              known={known && (known.get(entry.uid) ?? null)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
