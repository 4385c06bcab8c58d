import { Alert } from 'antd';

import type { Order } from '../../../domain/order';
import { dataOf } from '../../providers/live';
import { useOrderCheck } from '../../providers/order-check';
import { sentCheckWords } from './check-words';

/** What the server found in an order's lines when it was sent, if they differed from the product table. */
export function SentCheck({ order }: { order: Order }) {
  const check = dataOf(useOrderCheck(order.numerodopedido));
  if (!check || check.itens === 0) return null;
  return <Alert type="warning" showIcon title={sentCheckWords(check)} />;
}
