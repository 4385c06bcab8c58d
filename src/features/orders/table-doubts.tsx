import { Alert } from 'antd';
import type { ReactNode } from 'react';

import type { Order } from '../../../domain/order';
import type { OrderDoubts } from '../../../domain/order-doubts';
import { tableDoubtWords, todaysTotalWords } from './check-words';

interface TableDoubtsProps {
  order: Pick<Order, 'total'>;
  doubts: OrderDoubts;
  /** Between the sentence and what the quote would cost today. */
  children?: ReactNode;
}

/** As compact as an alert without a description. */
const compact = {
  root: { padding: 'var(--mmv-space-2) var(--mmv-space-3)' },
  icon: { fontSize: 14, marginInlineEnd: 'var(--mmv-space-2)', paddingBlock: 'var(--mmv-space-1)' },
  title: { fontSize: 'inherit', marginBottom: 'var(--mmv-space-1)' },
};

/** What of a pending order is not as the product table of today says; nothing where all is. */
export function TableDoubts({ order, doubts, children }: TableDoubtsProps) {
  if (doubts.lines.length === 0) return null;
  const total = todaysTotalWords(order, doubts);
  return (
    <Alert
      type="warning"
      showIcon
      styles={compact}
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
