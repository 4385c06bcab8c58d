import { CartBesideProducts } from '../features/cart/cart-beside-products';
import { CustomerAboveProducts } from '../features/cart/customer-above-products';
import { ProductCatalog } from '../features/catalog/product-catalog';
import { QuickOrder } from '../features/quick-order/quick-order';
import { QuickOrderButton } from '../features/quick-order/quick-order-button';
import { UpdateProducts } from '../features/update-products/update-products';
import { BoughtProvider } from '../providers/bought';
import styles from './products-page.module.css';

export function ProductsPage() {
  return (
    <QuickOrder>
      <CustomerAboveProducts />
      <div className={styles.page}>
        <BoughtProvider>
          <ProductCatalog actions={<QuickOrderButton />} Update={UpdateProducts} />
        </BoughtProvider>
        <CartBesideProducts tools={<QuickOrderButton block />} />
      </div>
    </QuickOrder>
  );
}
