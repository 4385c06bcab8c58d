import type { Product } from '../../../../domain/product/product';
import { stockState, stockWords } from '../../../../domain/product/stock';
import { env } from '../../../config/env';
import styles from './stock-mark.module.css';

interface StockMarkProps {
  product: Pick<Product, 'estoque_saldo'>;
  /** Shows the number; otherwise a customer's words. */
  showNumber: boolean;
}

/** The stock of a product. Plain elements, for the reason in product-card.tsx. */
export function StockMark({ product, showNumber }: StockMarkProps) {
  return (
    <p className={`small row ${styles.stock}`} data-state={stockState(product, env.lastUnits)}>
      {stockWords(product, env.lastUnits, showNumber)}
    </p>
  );
}
