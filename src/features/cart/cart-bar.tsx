import { ShoppingCartOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { cartTotal } from '../../../domain/cart/cart';
import { can } from '../../../domain/session/access';
import { useCart, useCartCount } from '../../providers/cart/cart';
import { useUser } from '../../providers/session/session';
import { Price } from '../../ui/pieces/product/price';
import { useHeightVariable } from '../../ui/hooks/use-height-variable';
import styles from './cart-bar.module.css';
import { cartTitle } from './cart-contents';

/** Replaces the panel in a narrow window: a link to /carrinho at the bottom. */
export function CartBar() {
  return useCartCount() > 0 ? <FilledCartBar /> : null;
}

function FilledCartBar() {
  const count = useCartCount();
  const total = useCart(({ lines }) => cartTotal(lines));
  const customer = useCart((cart) => cart.customer);
  const user = useUser();
  const bar = useRef<HTMLAnchorElement>(null);
  useHeightVariable(bar, '--mmv-cart-bar');
  return (
    <Link ref={bar} to={routes.cart} className={`row ${styles.bar}`} data-surface="dark">
      <ShoppingCartOutlined aria-hidden />
      <span className={styles.title}>
        {cartTitle(count)}
        {customer && <small className={`one-line ${styles.customer}`}>{customer.nome}</small>}
      </span>
      {can(user, 'seePrices') && <Price value={total} />}
    </Link>
  );
}
