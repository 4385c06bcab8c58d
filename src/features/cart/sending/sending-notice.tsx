import { Alert } from 'antd';

import { useCart } from '../../../providers/cart/cart';
import { useConnected } from '../../../providers/outbox/connection';
import { sendingWords } from './sending-words';

/** Says what a quote being sent is waiting for. Its frame is always rendered, so that changes are announced. */
export function SendingNotice() {
  const { sending } = useCart();
  const text = sendingWords(sending, useConnected());
  return <div role="status">{text && <Alert role="none" type="info" showIcon title={text} />}</div>;
}
