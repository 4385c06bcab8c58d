import { CartBesideProducts } from '../../features/cart/cart-beside-products';
import { CustomerAboveProducts } from '../../features/cart/checkout/customer-above-products';
import { ProductCatalog } from '../../features/product/product-catalog';
import { QuickOrder } from '../../features/quick-order/quick-order';
import { QuickOrderButton } from '../../features/quick-order/quick-order-button';
import { UpdateProducts } from '../../features/product/update/update-products';
import { BoughtProvider } from '../../providers/product/bought';
import styles from './products-page.module.css';

// Constants, so that the title doesn't render again.
const customer = <CustomerAboveProducts />;
const quickOrder = <QuickOrderButton />;

export function ProductsPage() {
  return (
    <QuickOrder>
      <div className={styles.page}>
        <BoughtProvider>
          <ProductCatalog customer={customer} actions={quickOrder} Update={UpdateProducts} />
        </BoughtProvider>
        <CartBesideProducts tools={<QuickOrderButton block />} />
      </div>
    </QuickOrder>
  );
}
