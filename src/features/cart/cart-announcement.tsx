import { cartTotal } from '../../../domain/cart/cart';
import { can } from '../../../domain/session/access';
import { itemsWords } from '../../../domain/words/items';
import { formatBRL } from '../../../domain/words/money';
import { useCart, useCartCount } from '../../providers/cart/cart';
import { useUser } from '../../providers/session/session';
import { useDebounced } from '../../ui/hooks/use-debounced';

/** Several clicks on plus become one announcement. */
const announceAfterMs = 700;

/** Announces the cart's count and total to screen readers. Always rendered, so that changes are announced. */
export function CartAnnouncement() {
  const count = useCartCount();
  const total = useCart(({ lines }) => cartTotal(lines));
  const items = `Orçamento: ${itemsWords(count)}`;
  const words = can(useUser(), 'seePrices') ? `${items}, total ${formatBRL(total)}` : items;
  return (
    <p className="visually-hidden" role="status">
      {useDebounced(words, announceAfterMs)}
    </p>
  );
}
