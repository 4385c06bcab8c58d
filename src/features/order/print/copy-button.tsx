import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';

import type { OrderHead } from '../../../../domain/order/head';
import { RowButton } from '../../../ui/list/row-button';
import { Icon } from '../../../ui/pieces/icon';

interface CopyButtonProps {
  order: OrderHead;
  /** The order is being prepared for printing. */
  printing: boolean;
  onPrint: (order: OrderHead) => void;
  /** Only the icon, because a row has no space for words. */
  bare?: true;
}

/** Prints a seller's or a customer's own copy. */
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
