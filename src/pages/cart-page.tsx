import { CartAnnouncement } from '../features/cart/cart-announcement';
import { CartContents } from '../features/cart/cart-contents';
import { cartTitle } from '../features/cart/cart-title';
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
