import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { OrderHead } from '../../../../domain/order/head';

import { useOrderActions } from '../parts/order-actions';

interface PrintButtonProps {
  order: OrderHead;
  /** The order is being prepared. */
  printing: boolean;
}

export function PrintButton({ order, printing }: PrintButtonProps) {
  const { print } = useOrderActions();
  return (
    <Button
      size="small"
      icon={<FilePdfOutlined aria-hidden />}
      aria-label={`PDF pedido ${order.numerodopedido}`}
      loading={printing}
      onClick={() => print(order)}
    >
      PDF
    </Button>
  );
}
