import { useCustomerSearch } from '../../../providers/people/customers';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { useMyCustomer } from '../../../providers/people/my-customers';
import { ShortListFailure } from '../../../ui/pieces/short-list';
import { CustomerRow } from './customer-row';
import styles from './my-customers.module.css';
import { words } from './my-customers-words';

/** Approved customers by the typed words, the seller's own or not. */
export function CustomersFound({ typed }: { typed: string }) {
  const search = useCustomerSearch(typed);
  const connected = useConnected();
  if (search.status === 'failed') {
    return <ShortListFailure message={words.searchFailed} onRetry={search.retry} />;
  }
  const found = dataOf(search);
  return (
    <>
      <p className={styles.about} role="status">
        {found ? (connected ? words.found : words.foundSeen)(found.length, typed) : words.searching}
      </p>
      <div className={styles.body}>
        <ul aria-label={words.results}>
          {found?.map(({ uid }) => (
            <Found key={uid} uid={uid} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Found({ uid }: { uid: string }) {
  return <CustomerRow uid={uid} known={dataOf(useMyCustomer(uid))} />;
}
