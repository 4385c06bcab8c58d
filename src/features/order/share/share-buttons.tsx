import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { env } from '../../../config/env';
import { dataOf } from '../../../providers/live/live';
import { useSellerPhone } from '../../../providers/people/seller-phone';
import { addressOfOrder } from '../../../ui/pieces/order-link';
import { mobileNumber, orderMessage, phoneOfCustomer, whatsAppLink } from './order-message';
import { TextButton } from './text-button';

interface ShareButtonsProps {
  order: Order;
  /** Whoever sends sees prices. */
  priced: boolean;
  /** What stands between the message and the text: on a phone it shares the text's line. */
  children?: ReactNode;
}

/** Sends an order as a message with a link: staff to the customer, a customer to the representative; or all as a text. */
export function ShareButtons({ order, priced, children }: ShareButtonsProps) {
  const words = { company: env.companyName, priced };
  return (
    <>
      {priced ? <ToCustomer order={order} /> : <ToSeller order={order} />}
      {children}
      <TextButton
        title={`Pedido ${order.numerodopedido}`}
        text={() => orderMessage(order, words)}
      />
    </>
  );
}

function ToCustomer({ order }: { order: Order }) {
  return (
    <WhatsAppButton
      order={order}
      reader="customer"
      phone={phoneOfCustomer(order)}
      to=" ao cliente, sem preços"
    />
  );
}

function ToSeller({ order }: { order: Order }) {
  const phone = mobileNumber(dataOf(useSellerPhone(order.idvendedor)) ?? undefined);
  return <WhatsAppButton order={order} reader="seller" phone={phone} to=" ao representante" />;
}

interface WhatsAppButtonProps {
  order: Order;
  reader: 'customer' | 'seller';
  phone: string | undefined;
  /** To whom the number belongs. */
  to: string;
}

function WhatsAppButton({ order, reader, phone, to }: WhatsAppButtonProps) {
  const { pathname, search } = addressOfOrder(order, reader);
  const url = `${location.origin}${pathname}${search}`;
  return (
    <Button
      icon={<WhatsAppOutlined aria-hidden />}
      href={whatsAppLink(order, env.companyName, { phone, url })}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Enviar por WhatsApp o pedido ${order.numerodopedido}${phone === undefined ? '' : to}, abre outra aba`}
    >
      Enviar por WhatsApp
    </Button>
  );
}
