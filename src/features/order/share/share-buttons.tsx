import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { env } from '../../../config/env';
import { orderMessage, phoneOfCustomer, whatsAppLink } from './order-message';
import { TextButton } from './text-button';

interface ShareButtonsProps {
  order: Order;
  /** Whoever sends sees prices. */
  priced: boolean;
  /** What stands between the message and the text: on a phone it shares the text's line. */
  children?: ReactNode;
}

/** Sends an order as a message: to its customer as much as WhatsApp's address holds, or the whole text. */
export function ShareButtons({ order, priced, children }: ShareButtonsProps) {
  const words = { company: env.companyName, priced };
  // A customer's own message is for whomever they pick.
  const phone = priced ? phoneOfCustomer(order) : undefined;
  const name = `Pedido ${order.numerodopedido}`;
  return (
    <>
      <Button
        icon={<WhatsAppOutlined aria-hidden />}
        href={whatsAppLink(order, env.companyName, phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Enviar por WhatsApp o pedido ${order.numerodopedido}${phone === undefined ? '' : ' ao cliente, sem preços'}, abre outra aba`}
      >
        Enviar por WhatsApp
      </Button>
      {children}
      <TextButton title={name} text={() => orderMessage(order, words)} />
    </>
  );
}
