import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { useCart } from '../../providers/cart';
import { SellersProvider } from '../../providers/sellers';
import { EmptyState } from '../../ui/empty-state';
import { LoadingState } from '../../ui/loading-state';
import styles from './cart-contents.module.css';
import { CartLines } from './cart-lines';
import { Checkout } from './checkout';
import { ListButtons } from './list-buttons';
import { useGoneCodes } from './use-gone-codes';

/** The cart's title (§2 /produtos). */
export function cartTitle(count: number): string {
  return `Itens Orçamento ( ${count} )`;
}

/** The cart, the same in the panel of /produtos and on /carrinho (decision 6). */
export function CartContents() {
  const { count, stored } = useCart();
  if (stored !== undefined) return <LoadingState text={`Pedido ${stored} enviado.`} />;
  return count === 0 ? <EmptyCart /> : <FilledCart />;
}

function EmptyCart() {
  return (
    <EmptyState
      title="Seu orçamento está vazio."
      text="Adicione produtos do catálogo para pedir um orçamento."
      action={
        <>
          <Link to={routes.products}>Ver produtos</Link>
          <ListButtons />
        </>
      }
    />
  );
}

function FilledCart() {
  const goneCodes = useGoneCodes();
  return (
    <div className={styles.frame}>
      <ListButtons />
      <div className={styles.cart}>
        <CartLines goneCodes={goneCodes} />
        <SellersProvider>
          <Checkout gone={goneCodes.size > 0} />
        </SellersProvider>
      </div>
    </div>
  );
}
