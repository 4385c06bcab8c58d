import type { ManyChange } from '../../../../domain/order/many';
import { centsOf } from '../../../../domain/order/many';
import { hasSteps } from '../../../../domain/order/change';
import { isFinal, orderActions } from '../../../../domain/order/status';
import { formatCents } from '../../../../domain/words/money';
import { finalWords } from '../../../ui/dialogs/use-confirm-dialog';
import { ProgressNotice } from '../marks/progress-notice';
import { companiesWords, leftOutWords, manyWordsOf } from './many-words';
import type { Sorted } from './sort-out';

/** In the dialog: the number of orders, their total and customers, and the orders that stay unchanged. */
export function ManyQuestion({ change, sorted }: { change: ManyChange; sorted: Sorted }) {
  const { orders } = sorted;
  return (
    <>
      <p>{manyWordsOf(change).question(orders.length)}</p>
      <p>
        Total: <strong>{formatCents(centsOf(orders))}</strong>
      </p>
      <p>{companiesWords(orders)}.</p>
      {change.campo === 'status' && isFinal(orderActions[change.acao].to) && <p>{finalWords}</p>}
      {change.campo === 'status' && change.acao !== 'aprovar' && (
        <ProgressNotice orders={orders.filter(hasSteps)} />
      )}
      {leftOutWords(sorted).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
