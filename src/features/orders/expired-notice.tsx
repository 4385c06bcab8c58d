import { Alert } from 'antd';

import type { Order } from '../../../domain/order';
import type { HistoryReader } from './history-words';
import { useValidity } from './use-validity';
import { expiredAdvice, expiredWords } from './validity-words';

interface ExpiredNoticeProps {
  order: Order;
  reader: HistoryReader;
}

/** Says that the last day of a quote is over; nothing while it holds (decision 70). */
export function ExpiredNotice({ order, reader }: ExpiredNoticeProps) {
  const validity = useValidity(order);
  if (!validity || validity.daysOver === 0) return null;
  return (
    <Alert type="warning" showIcon title={`${expiredWords(validity)} ${expiredAdvice[reader]}`} />
  );
}
