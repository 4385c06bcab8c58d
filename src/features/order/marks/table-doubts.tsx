import { Alert } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { saysNothing, type TodaysDoubts } from '../../../../domain/order/check/doubts';
import { tableDoubtWords, todaysTotalWords } from '../words/alert-words';
import { compactAlert } from './compact-alert';

interface TableDoubtsProps {
  order: Pick<Order, 'total'>;
  doubts: TodaysDoubts;
  /** Between the sentence and what the quote would cost today. */
  children?: ReactNode;
}

/** What of a pending order is not as the product table of today says; nothing where all is. */
export function TableDoubts({ order, doubts, children }: TableDoubtsProps) {
  if (saysNothing(doubts)) return null;
  const total = todaysTotalWords(order, doubts);
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      styles={compactAlert}
      title={tableDoubtWords(doubts)}
      {...((total !== undefined || children !== undefined) && {
        description: (
          <>
            {children}
            {total !== undefined && <p>{total}</p>}
          </>
        ),
      })}
    />
  );
}
