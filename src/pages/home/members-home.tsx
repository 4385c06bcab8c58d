import { useId, type ReactNode } from 'react';

import { can } from '../../../domain/session/access';
import { FindProducts } from '../../features/home/find-products';
import { FirstSteps } from '../../features/home/first-steps';
import { CustomerMorning, SellerMorning } from '../../features/home/mornings';
import { ProductNews } from '../../features/home/product-news';
import { HomeLists } from '../../features/lists/home-lists';
import { LatestProgress } from '../../features/order/parts/latest-progress';
import { OwnTotals } from '../../features/order/parts/own-totals';
import { RecentOrders } from '../../features/order/parts/recent-orders';
import { OwnBills } from '../../features/people/credit/own-bills';
import { QuickOrder } from '../../features/quick-order/quick-order';
import { QuickOrderButton } from '../../features/quick-order/quick-order-button';
import { useOpenCarts } from '../../providers/cart/kept-cart';
import { useUser } from '../../providers/session/session';
import { lazyPart } from '../../ui/late/lazy-part';
import { FailedState } from '../../ui/states/failed-state';
import styles from './members-home.module.css';

const MyCustomers = lazyPart({
  load: async () => (await import('../../features/people/my-customers/my-customers')).MyCustomers,
  failure: 'Seus clientes não foram carregados',
  waiting: <div className={styles.customers} />,
  Failed: FailedState,
});

/** The work of a customer or a seller. */
export function MembersHome() {
  const sells = can(useUser(), 'quoteForCustomers');
  return (
    <div className={styles.members}>
      {sells ? (
        <SellersDay />
      ) : (
        <>
          <CustomerMorning />
          <Ways />
        </>
      )}
      <RecentOrders empty={<FirstSteps />} />
      <HomeLists />
      {!sells && <LatestProgress />}
      {!sells && <OwnBills />}
    </div>
  );
}

function SellersDay() {
  const carts = useOpenCarts();
  const id = useId();
  return (
    <>
      <SellerMorning carts={carts.size} customers={id} />
      <Ways>
        <OwnTotals />
      </Ways>
      <MyCustomers id={id} carts={carts} />
    </>
  );
}

/** Search for products and quick order. */
function Ways({ children }: { children?: ReactNode }) {
  return (
    <div className={`flow ${styles.ways}`}>
      <FindProducts />
      <QuickOrder>
        <QuickOrderButton />
      </QuickOrder>
      {children}
      <ProductNews />
    </div>
  );
}
