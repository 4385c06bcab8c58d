import type { OrderChange } from '../../../domain/order';
import { describeChange } from './describe-change';
import styles from './left-notice.module.css';

interface LeftNoticeProps {
  /** The change that took the order out of the list; undefined if unknown. */
  change: OrderChange | undefined;
}

/** Says, above the panel of an order that left the list, who moved it and why it is still shown. */
export function LeftNotice({ change }: LeftNoticeProps) {
  return (
    <p className={styles.notice} role="alert">
      {change && `${describeChange(change)} `}O pedido saiu desta lista e fica à vista até você
      fechar os detalhes.
    </p>
  );
}
