import { WarningFilled } from '@ant-design/icons';

import type { CartLine, Product } from '../../domain/product';
import { shortageWords, stockState, stockWords } from '../../domain/stock';
import { env } from '../config/env';
import styles from './stock-mark.module.css';

interface StockMarkProps {
  product: Pick<Product, 'estoque_saldo'>;
  /** Otherwise what it means to a customer. */
  showNumber: boolean;
}

/** How much there is of a product. Plain elements, for the reason in product-card.tsx. */
export function StockMark({ product, showNumber }: StockMarkProps) {
  return (
    <p className={styles.stock} data-state={stockState(product, env.lastUnits)}>
      {stockWords(product, env.lastUnits, showNumber)}
    </p>
  );
}

interface ShortageMarkProps {
  line: Pick<CartLine, 'quantity' | 'estoque_saldo'>;
  showNumber: boolean;
}

/** Beside a quantity above the balance; nothing where there is enough. */
export function ShortageMark({ line, showNumber }: ShortageMarkProps) {
  const words = shortageWords(line, showNumber);
  return words === undefined ? null : (
    <span className={styles.shortage}>
      <WarningFilled aria-hidden /> {words}
    </span>
  );
}
