import type { Order } from '../../../../domain/order/order';
import { isOverdue } from '../../../../domain/order/quote/time/validity';
import { Note } from '../../../ui/states/note';
import { useValidity } from './use-validity';
import { expiredAdvice, expiredWords } from '../words/validity-words';

/** Tells a customer that the quote has expired; nothing while it is valid (decision 70). */
export function ExpiredNotice({ order }: { order: Order }) {
  const validity = useValidity(order);
  if (!isOverdue(validity)) return null;
  return <Note type="warning" title={`${expiredWords(validity)} ${expiredAdvice.customer}`} />;
}
