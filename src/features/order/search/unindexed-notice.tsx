import { Alert } from 'antd';

import { orderSorts, sortOf, type OrderQuestion } from '../../../../domain/order/search/question';
import { useHasUnindexed } from '../../../providers/order/search/unindexed-orders';
import { furtherWords } from './further/further-words';

interface UnindexedNoticeProps {
  place: OrderQuestion;
  /** Only who reads all orders can tell. */
  isAdministrator: boolean;
}

/** Says that a list by value or company leaves out orders from before it could be asked for. */
export function UnindexedNotice({ place, isAdministrator }: UnindexedNoticeProps) {
  const isAsked = isAdministrator && orderSorts[sortOf(place)].by !== 'number';
  if (!useHasUnindexed(isAsked)) return null;
  return <Alert type="info" showIcon title={furtherWords.unindexed} style={{ marginTop: 8 }} />;
}
