import { Alert } from 'antd';
import { useMemo } from 'react';

import type { Order } from '../../../../domain/order/order';
import { useOrderFacts } from '../../../providers/order/facts';
import { ChangedLines } from '../../../ui/pieces/changed-lines';
import { AnswerPlace, useIsReading } from '../marks/answer-place';
import { OrderAlerts } from '../marks/order-alerts';
import { TableDoubts } from '../marks/table-doubts';
import { checkWords, lineDoubtWords, moreLinesWords } from '../words/check-words';

interface ApprovalCheckProps {
  order: Order;
  /** When it was asked: a dialog stands outside of what tells it. */
  connected: boolean;
  /** All is known, or can't be. */
  onKnown: () => void;
}

/** In the dialog that approves: what is strange about the order, and whether it is as the product table says today. */
export function ApprovalCheck({ order, connected, onKnown }: ApprovalCheckProps) {
  const { facts, state } = useOrderFacts(useMemo(() => [order], [order]));
  const isReading = useIsReading(state === 'loading', connected);
  const today = facts[0]?.today;
  return (
    <AnswerPlace isComparing={today === undefined} isLoading={isReading} onKnown={onKnown}>
      <OrderAlerts order={order} />
      {!today &&
        (isReading ? (
          <p>{checkWords.checking}</p>
        ) : (
          <Alert type="warning" showIcon title={checkWords.failed} />
        ))}
      {today?.differing === 0 && <p>{checkWords.agrees}</p>}
      {today && (
        <TableDoubts order={order} doubts={today}>
          <ChangedLines lines={today.lines} words={lineDoubtWords} more={moreLinesWords} />
        </TableDoubts>
      )}
    </AnswerPlace>
  );
}
