import { Flex } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { PdfButton } from '../print/pdf-button';
import { ShareButtons } from '../share/share-buttons';

interface OrderCopiesProps {
  order: Order;
  priced: boolean;
  /** What prints it. */
  children?: ReactNode;
}

/** What hands a copy of an order to somebody: on paper, as a PDF, as a message, as a text. */
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
