import { CartBesideProducts } from '../features/cart/cart-beside-products';
import { ProductCatalog } from '../features/catalog/product-catalog';
import { BoughtProvider } from '../providers/bought';
import styles from './products-page.module.css';

export function ProductsPage() {
  return (
    <div className={styles.page}>
      <BoughtProvider>
        <ProductCatalog />
      </BoughtProvider>
      <CartBesideProducts />
    </div>
  );
}
