import type { Order } from '../../../../domain/order';
import { initialStatus } from '../../../../domain/order-status';
import { useOrderCheck } from '../../../providers/order-check';
import { WarningMark } from '../../../ui/warning-mark';
import { rowCheckWords, sentCheckWords } from '../check-words';

/**
 * Marks a row whose lines differ from the product table, by the server's word alone: a list reads no products. One that
 * the server was never asked about is marked while it can still be approved.
 */
export function OrderCheckMark({ order }: { order: Order }) {
  const check = useOrderCheck(order.numerodopedido);
  if (check.status !== 'ready') return null;
  if (check.data === null) {
    if (order.status !== initialStatus) return null;
    return (
      <WarningMark title={rowCheckWords.uncheckedTitle}>{rowCheckWords.unchecked}</WarningMark>
    );
  }
  if (check.data.itens === 0) return null;
  return (
    <WarningMark title={sentCheckWords(check.data)}>
      {rowCheckWords.differs(check.data)}
    </WarningMark>
  );
}
