import { MessageOutlined } from '@ant-design/icons';
import { Tag } from 'antd';

import type { Order } from '../../../../../domain/order/order';
import { hasWords } from '../../../../../domain/order/quote/words';

/** Marks a row whose customer wrote something; the note itself is in the order's details. */
export function WordsMark({ order }: { order: Order }) {
  if (!hasWords(order)) return null;
  return (
    <Tag title={order.observacao ?? 'Observação'} style={{ marginInlineEnd: 0 }}>
      <MessageOutlined aria-hidden />
      <span className="visually-hidden">Observação</span>
    </Tag>
  );
}
