import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';

import type { OrderHead } from '../../../../domain/order/head';
import { RowButton } from '../../../ui/list/row-button';
import { Icon } from '../../../ui/pieces/icon';

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
    <RowButton
      icon={<Icon of={PrinterOutlined} />}
      aria-label={`Imprimir pedido ${order.numerodopedido}`}
      title={bare && 'Imprimir'}
      busy={printing}
      onClick={() => onPrint(order)}
    >
      {!bare && 'Imprimir'}
    </RowButton>
  );
}
