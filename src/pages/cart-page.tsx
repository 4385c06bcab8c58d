import { CartAnnouncement } from '../features/cart/cart-announcement';
import { CartContents, cartTitle } from '../features/cart/cart-contents';
import { useEmptyCartRedirect } from '../features/cart/use-empty-cart-redirect';
import { useCart } from '../providers/cart';
import { PageTitle } from '../ui/page-title';
import styles from './cart-page.module.css';

export function CartPage() {
  const { count } = useCart();
  useEmptyCartRedirect();
  return (
    <>
      <PageTitle title={cartTitle(count)} />
      <CartAnnouncement />
      <div className={styles.card}>
        <CartContents />
      </div>
    </>
  );
}
