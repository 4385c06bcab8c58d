import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { CartAnnouncement } from '../../features/cart/cart-announcement';
import { CartContents, cartTitle } from '../../features/cart/cart-contents';
import { checkoutId } from '../../features/cart/checkout/checkout-id';
import { useEmptyCartRedirect } from '../../features/cart/use-empty-cart-redirect';
import { QuickOrder } from '../../features/quick-order/quick-order';
import { QuickOrderButton } from '../../features/quick-order/quick-order-button';
import { useCartCount } from '../../providers/cart/cart';
import { PageTitle } from '../../ui/pieces/page-title';
import { SkipTo } from '../product/skip-to';
import styles from './cart-page.module.css';

export function CartPage() {
  const count = useCartCount();
  useEmptyCartRedirect();
  return (
    <QuickOrder>
      {count > 0 && <SkipTo target={checkoutId}>Ir para o envio</SkipTo>}
      <PageTitle
        title={cartTitle(count)}
        iconsOnPhone="all"
        // The empty cart has its own link.
        actions={
          <>
            {count > 0 && (
              <Link to={routes.products} className={`row close bold ${styles.back}`}>
                <ArrowLeftOutlined aria-hidden />
                <span>Continuar comprando</span>
              </Link>
            )}
            <QuickOrderButton />
          </>
        }
      />
      <CartAnnouncement />
      {/* Takes the focus when the last line is removed, because the undo notice follows. */}
      <div className={`card no-ring ${styles.card}`} tabIndex={-1}>
        <CartContents />
      </div>
    </QuickOrder>
  );
}
