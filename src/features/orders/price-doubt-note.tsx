import { WarningFilled } from '@ant-design/icons';

import { formatBRL } from '../../domain/money';
import styles from './price-doubt-note.module.css';
import type { PriceDoubt } from './table-price';

/** Says beside a line's price what the product table has today. */
export function PriceDoubtNote({ doubt }: { doubt: PriceDoubt }) {
  return (
    <span className={styles.note}>
      <WarningFilled aria-hidden />{' '}
      {doubt.kind === 'otherPrice' ? `Tabela hoje: ${formatBRL(doubt.today)}` : 'Fora da tabela'}
    </span>
  );
}
