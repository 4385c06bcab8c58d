import { Flex } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { PdfButton } from '../print/pdf-button';
import { ShareButtons } from '../share/share-buttons';

interface OrderCopiesProps {
  order: Order;
  priced: boolean;
  /** The button that prints. */
  children?: ReactNode;
}

/** Buttons that print an order, share it as PDF, send it as a message, or copy its text. */
export function OrderCopies({ order, priced, children }: OrderCopiesProps) {
  return (
    <Flex wrap gap="small" role="group" aria-label={`Cópia do pedido ${order.numerodopedido}`}>
      <ShareButtons order={order} priced={priced}>
        <PdfButton order={order} priced={priced} />
        {children}
      </ShareButtons>
    </Flex>
  );
}
