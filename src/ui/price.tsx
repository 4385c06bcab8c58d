import { formatBRL } from '../../domain/money';
import styles from './price.module.css';

interface PriceProps {
  /** Reais. */
  value: number;
  size?: 'normal' | 'large';
}

/** A sum of money as the product shows it, 'R$ 1.234.56', in tabular figures so that columns align. */
export function Price({ value, size = 'normal' }: PriceProps) {
  return <span className={`${styles.price} ${styles[size]}`}>{formatBRL(value)}</span>;
}
