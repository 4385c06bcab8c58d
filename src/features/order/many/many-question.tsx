import type { ManyChange } from '../../../../domain/order/many';
import { centsOf } from '../../../../domain/order/many';
import { formatCents } from '../../../../domain/words/money';
import { ManyAlerts } from './many-alerts';
import { companiesWords, leftOutWords, manyWordsOf } from './many-words';
import type { Sorted } from './sort-out';

/**
 * In the dialog: how many orders, their sum, whose they are, what stays as it is, and before an approval what is
 * strange.
 */
export function ManyQuestion({ change, sorted }: { change: ManyChange; sorted: Sorted }) {
  const { orders, left, waiting } = sorted;
  return (
    <>
      <p>{manyWordsOf(change).question(orders.length)}</p>
      <p>
        Total: <strong>{formatCents(centsOf(orders))}</strong>
      </p>
      <p>{companiesWords(orders)}.</p>
      {leftOutWords(change, left, waiting).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {change.campo === 'status' && change.acao === 'aprovar' && <ManyAlerts orders={orders} />}
    </>
  );
}
