import type { OrderChange } from '../../../domain/order';
import { describeChange } from './describe-change';
import styles from './left-notice.module.css';

interface LeftNoticeProps {
  /** What took the order out of the list; undefined where that can't be told. */
  change: OrderChange | undefined;
}

/** Says, over the panel of an order that left the list, who moved it and why it is still in sight. */
export function LeftNotice({ change }: LeftNoticeProps) {
  return (
    <p className={styles.notice} role="alert">
      {change && `${describeChange(change)} `}O pedido saiu desta lista e fica à vista até você
      fechar os detalhes.
    </p>
  );
}
