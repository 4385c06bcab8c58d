import { Alert } from 'antd';

import { useCartLocked } from '../../../providers/cart/cart';
import { useOutboxState } from '../../../providers/outbox/outbox-provider';
import { insistingWords, sendingWords } from '../checkout/checkout-words';

/** Says what a quote being sent waits for. Its frame is always rendered, so that changes are announced. */
export function SendingNotice() {
  const locked = useCartLocked();
  const insisting = useOutboxState((outbox) => outbox.insisting !== undefined);
  const text = locked && (insisting ? insistingWords : sendingWords);
  return <div role="status">{text && <Alert role="none" type="info" showIcon title={text} />}</div>;
}
