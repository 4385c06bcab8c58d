import { formatBRL, formatStock } from '../../../../domain/words/money';
import { useInQuotes } from '../../../providers/product/in-quotes';
import { useSearched } from '../search/searched';
import { BoughtMark } from './bought-mark';
import styles from './product-list.module.css';

/** What else is known of a product. It covers the picture, so that nothing moves when it loads. */
export function ProductMarks({ code }: { code: string }) {
  const quantity = useInQuotes(code);
  const before = useSearched().earlierPrices?.get(code);
  return (
    <div className={styles.marks}>
      <BoughtMark code={code} />
      {before !== undefined && <p className={`small ${styles.mark}`}>Antes {formatBRL(before)}</p>}
      {quantity !== undefined && (
        <p className={`small ${styles.mark} ${styles.inQuotes}`}>
          Em outros orçamentos: {formatStock(quantity)}
        </p>
      )}
    </div>
  );
}
