import { lazy, Suspense } from 'react';

import { can } from '../../../domain/session/access';
import { HomeLists } from '../../features/lists/home-lists';
import { RecentOrders } from '../../features/order/parts/recent-orders';
import { useUser } from '../../providers/session/session';
import styles from './members-home.module.css';

const MyCustomers = lazy(async () => ({
  default: (await import('../../features/people/my-customers/my-customers')).MyCustomers,
}));

/** What a customer or a seller goes on with: the last orders and the saved lists, and a seller's customers. */
export function MembersHome() {
  const user = useUser();
  return (
    <div className={styles.members}>
      <RecentOrders />
      <HomeLists />
      {can(user, 'quoteForCustomers') && (
        <Suspense fallback={<div className={styles.customers} />}>
          <MyCustomers />
        </Suspense>
      )}
    </div>
  );
}
