import { Button } from 'antd';
import type { ReactNode } from 'react';

import type { PortfolioView } from '../../../../domain/people/portfolio';
import { useMyCustomers } from '../../../providers/people/my-customers';
import { ShortListNote, ShortListFailure } from '../../../ui/list/short-list';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import { SeenAt } from '../../../ui/states/seen-at';
import { CustomerRow } from './customer-row';
import styles from './my-customers.module.css';
import { viewWords, words } from './my-customers-words';

interface CustomersOfViewProps {
  view: PortfolioView;
  /** The number of lines in each customer's cart. */
  carts: ReadonlyMap<string, number>;
}

/** A view of the seller's customers, with a few at first. */
export function CustomersOfView({ view, carts }: CustomersOfViewProps) {
  const { page, more } = useMyCustomers(view);
  const { about, empty } = viewWords[view];
  if (page.status === 'loading') return <Body about={about} />;
  if (page.status === 'failed') {
    return <ShortListFailure message={words.failed} onRetry={page.retry} />;
  }
  const { items, complete } = page.data;
  if (items.length === 0) return <ShortListNote>{empty}</ShortListNote>;
  return (
    <Body about={about}>
      <SeenAt at={page.seenAt} />
      <ul aria-label={viewWords[view].choice}>
        {items.map((customer) => (
          <CustomerRow
            key={customer.uid}
            uid={customer.uid}
            known={customer}
            lines={carts.get(customer.uid)}
          />
        ))}
      </ul>
      {!complete && (
        // The button disappears with the last customers.
        <div ref={keepFocus} className={styles.more}>
          <Button onClick={more}>Mostrar mais</Button>
        </div>
      )}
    </Body>
  );
}

export function Body({ about, children }: { about: string; children?: ReactNode }) {
  return (
    <>
      <p className={`small ${styles.about}`}>{about}</p>
      <div className={styles.body}>{children}</div>
    </>
  );
}
