import { WarningFilled } from '@ant-design/icons';

import type { CartLine } from '../../../../domain/product/product';
import { shortageWords } from '../../../../domain/product/stock';
import styles from './cart-lines.module.css';

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
