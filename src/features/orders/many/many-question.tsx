import type { ManyChange } from '../../../../domain/many-orders';
import { centsOf } from '../../../../domain/many-orders';
import { formatCents } from '../../../../domain/money';
import type { Sorted } from './sort-out';
import { companiesWords, leftOutWords, manyWordsOf } from './many-words';

/** In the dialog: how many orders, what they add up to, whose they are, and which stay as they are. */
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
    </>
  );
}
