import MessageOutlined from '@ant-design/icons-svg/es/asn/MessageOutlined';

import { holdsWords, type OrderHead } from '../../../../../domain/order/head';
import { Icon } from '../../../../ui/pieces/icon';
import { Mark } from '../../../../ui/pieces/mark';

/** Marks a row whose customer wrote a note. The order's details show it. */
export function WordsMark({ order }: { order: OrderHead }) {
  if (!holdsWords(order)) return null;
  return (
    <Mark title="Observação">
      <Icon of={MessageOutlined} />
      <span className="visually-hidden">Observação</span>
    </Mark>
  );
}
