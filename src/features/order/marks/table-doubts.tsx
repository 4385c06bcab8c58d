import type { ReactNode } from 'react';

import type { Order } from '../../../../domain/order/order';
import { saysNothing, type TodaysDoubts } from '../../../../domain/order/check/doubts';
import { Note } from '../../../ui/states/note';
import { tableDoubtWords, todaysTotalWords } from '../words/alert-words';
import { compactAlert } from './compact-alert';

interface TableDoubtsProps {
  order: Pick<Order, 'total'>;
  doubts: TodaysDoubts;
  /** Between the sentence and today's total. */
  children?: ReactNode;
}

/** The differences between a pending order and today's product table; nothing if there are none. */
export function TableDoubts({ order, doubts, children }: TableDoubtsProps) {
  if (saysNothing(doubts)) return null;
  const total = todaysTotalWords(order, doubts);
  return (
    <Note
      type="warning"
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
