import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { env } from '../../../config/env';
import { dataOf } from '../../../providers/live/live';
import { useSellerPhone } from '../../../providers/people/seller-phone';
import { addressOfOrder } from '../../../ui/pieces/order/order-link';
import { mobileNumber, orderMessage, phoneOfCustomer, whatsAppLink } from './order-message';
import { TextButton } from './text-button';

interface ShareButtonsProps {
  order: Order;
  /** The sender sees prices. */
  priced: boolean;
  /** Between message and text. On a phone it shares the text's line. */
  children?: ReactNode;
}

/**
 * Sends an order as a message with a link, or as a text. Staff write to the customer, customers to the
 * representative.
 */
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
  /** The owner of the number. */
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
