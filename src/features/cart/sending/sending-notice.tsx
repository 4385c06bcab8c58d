import { Alert } from 'antd';

import { useCart } from '../../../providers/cart/cart';
import { useSending } from '../../../providers/cart/sending';
import { insistingWords, sendingWords } from './sending-words';

/** Says what a quote being sent is waiting for. Its frame is always rendered, so that changes are announced. */
export function SendingNotice() {
  const { locked } = useCart();
  const { insisting } = useSending();
  const text = locked && (insisting ? insistingWords : sendingWords);
  return <div role="status">{text && <Alert role="none" type="info" showIcon title={text} />}</div>;
}
