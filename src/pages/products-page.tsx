import { CartBesideProducts } from '../features/cart/cart-beside-products';
import { ProductCatalog } from '../features/catalog/product-catalog';
import styles from './products-page.module.css';

export function ProductsPage() {
  return (
    <div className={styles.page}>
      <ProductCatalog />
      <CartBesideProducts />
    </div>
  );
}
