import { HomeLists } from '../features/lists/home-lists';
import { RecentOrders } from '../features/orders/recent-orders';
import styles from './members-home.module.css';

/** What a customer or a seller goes on with: the last orders and the saved lists. */
export function MembersHome() {
  return (
    <div className={styles.members}>
      <RecentOrders />
      <HomeLists />
    </div>
  );
}
