import WarningFilled from '@ant-design/icons-svg/es/asn/WarningFilled';

import type { OrderHead } from '../../../../../domain/order/head';
import { isOverdue } from '../../../../../domain/order/quote/time/validity';
import { Icon } from '../../../../ui/pieces/icon';
import { useValidity } from '../../marks/use-validity';
import { expiredWords, validityWords } from '../../words/validity-words';
import styles from './order-columns.module.css';

/** The last day of a pending order, below its date. A mark, not a status (decision 18). */
export function ValidityMark({ order }: { order: OrderHead }) {
  const validity = useValidity(order);
  if (!validity) return null;
  if (!isOverdue(validity)) {
    return (
      <span className={styles.validity} title={validityWords.holdsTitle(validity)}>
        <span className={styles.validityWords}>{validityWords.holds(validity)}</span>
      </span>
    );
  }
  return (
    <span className={`${styles.validity} ${styles.expired}`} title={expiredWords(validity)}>
      <Icon of={WarningFilled} /> <span className={styles.validityWords}>{validityWords.over}</span>
    </span>
  );
}
