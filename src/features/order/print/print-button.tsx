import FilePdfOutlined from '@ant-design/icons-svg/es/asn/FilePdfOutlined';

import type { OrderHead } from '../../../../domain/order/head';
import { RowButton } from '../../../ui/list/row-button';
import { Icon } from '../../../ui/pieces/icon';
import { useOrderActions } from '../parts/order-actions';

interface PrintButtonProps {
  order: OrderHead;
  /** The order is being prepared for printing. */
  printing: boolean;
}

export function PrintButton({ order, printing }: PrintButtonProps) {
  const { print } = useOrderActions();
  return (
    <RowButton
      small
      icon={<Icon of={FilePdfOutlined} />}
      aria-label={`PDF pedido ${order.numerodopedido}`}
      busy={printing}
      onClick={() => print(order)}
    >
      PDF
    </RowButton>
  );
}
