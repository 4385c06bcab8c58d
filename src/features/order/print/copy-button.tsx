import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { OrderHead } from '../../../../domain/order/head';

interface CopyButtonProps {
  order: OrderHead;
  /** The order is being prepared. */
  printing: boolean;
  onPrint: (order: OrderHead) => void;
  /** In a row there is room for the drawing alone. */
  bare?: true;
}

/** A seller's and a customer's own copy. */
export function CopyButton({ order, printing, onPrint, bare }: CopyButtonProps) {
  return (
    <Button
      icon={<PrinterOutlined aria-hidden />}
      aria-label={`Imprimir pedido ${order.numerodopedido}`}
      title={bare && 'Imprimir'}
      loading={printing}
      onClick={() => onPrint(order)}
    >
      {!bare && 'Imprimir'}
    </Button>
  );
}
