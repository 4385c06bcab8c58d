import type { Order } from '../../../../domain/order/order';
import { companyOf } from '../../../../domain/people/user';
import { itemsWords } from '../../../../domain/words/items';
import { formatCents } from '../../../../domain/words/money';

/** What is decided about, in a dialog for staff: whose order it is, how long and how large. */
export function OrderBrief({ order: { cliente, itens, centavos } }: { order: Order }) {
  return (
    <p>
      <strong>{companyOf(cliente)}</strong>
      <br />
      {itemsWords(itens.length)} · <strong>{formatCents(centavos)}</strong>
    </p>
  );
}
