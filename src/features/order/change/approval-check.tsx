import { useMemo } from 'react';

import { doubtsAbout, saysNothing } from '../../../../domain/order/check/doubts';
import type { OrderHead } from '../../../../domain/order/head';
import { dataOf } from '../../../providers/live/live';
import { useOrderFacts } from '../../../providers/order/detail/facts';
import { useOneOrder } from '../../../providers/order/detail/one-order';
import { ChangedLines } from '../../../ui/pieces/order/changed-lines';
import { Note } from '../../../ui/states/note';
import { AnswerPlace, useIsReading } from '../marks/answer-place';
import { OrderAlerts } from '../marks/order-alerts';
import { TableDoubts } from '../marks/table-doubts';
import { useLineChecks } from '../marks/use-line-checks';
import { checkWords, lineDoubtWords, moreLinesWords } from '../words/alert-words';

interface ApprovalCheckProps {
  order: OrderHead;
  /** Whether there was a connection when the dialog opened. A dialog is outside the connection's provider. */
  connected: boolean;
  /** Called when all facts are loaded or have failed. */
  onKnown: () => void;
}

/** Shown in the dialog that approves: the order's alerts, and its differences from today's product table. */
export function ApprovalCheck({ order, connected, onKnown }: ApprovalCheckProps) {
  const { facts, state } = useOrderFacts(useMemo(() => [order], [order]));
  const whole = useOneOrder(order.numerodopedido);
  const read = dataOf(whole);
  const checks = useLineChecks(read?.itens);
  const found = dataOf(checks);
  const lines = read && found && doubtsAbout(read, found);
  // The order's row may have loaded the comparison already.
  const today = lines ?? facts[0]?.comparison?.hoje;
  const isLoading = [state, whole.status, checks.status].includes('loading');
  const isReading = useIsReading(isLoading && whole.status !== 'failed', connected);
  return (
    <AnswerPlace
      isComparing={!lines && !(today && saysNothing(today))}
      isLoading={isReading}
      onKnown={onKnown}
    >
      <OrderAlerts order={read ?? order} />
      {!today &&
        (isReading ? (
          <p>{checkWords.checking}</p>
        ) : (
          <Note type="warning" title={checkWords.failed} />
        ))}
      {today?.differing === 0 && <p>{checkWords.agrees}</p>}
      {today && (
        <TableDoubts order={order} doubts={today}>
          {lines && (
            <ChangedLines lines={lines.lines} words={lineDoubtWords} more={moreLinesWords} />
          )}
        </TableDoubts>
      )}
    </AnswerPlace>
  );
}
