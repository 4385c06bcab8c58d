import { MessageOutlined } from '@ant-design/icons';
import { Tag } from 'antd';

import { holdsWords, type OrderHead } from '../../../../../domain/order/head';

/** Marks a row whose customer wrote something; the note itself is in the order's details. */
export function WordsMark({ order }: { order: OrderHead }) {
  if (!holdsWords(order)) return null;
  return (
    <Tag title="Observação" style={{ marginInlineEnd: 0 }}>
      <MessageOutlined aria-hidden />
      <span className="visually-hidden">Observação</span>
    </Tag>
  );
}
