import { Button } from 'antd';

import { can } from '../../../domain/access';
import type { QuoteAct } from '../../../domain/act';
import { noSeller } from '../../../domain/quote';
import { hasWords } from '../../../domain/quote-words';
import { useActs } from '../../providers/acts';
import { useCart } from '../../providers/cart';
import { useUser } from '../../providers/session';
import { quoteWords } from './waiting-words';

/** Puts a waiting or refused quote back into the cart: its lines join those that are there by now. */
export function PutBackButton({ quote }: { quote: QuoteAct }) {
  const user = useUser();
  const { takeBack } = useActs();
  const { sending, words, seller, putIn, setWords, chooseSeller } = useCart();
  if (!can(user, 'useCart')) return null;

  async function putBack() {
    if (!(await takeBack(quote.id))) return;
    const { itens, words: written, seller: chosen } = quote.orcamento;
    putIn(itens.map((line) => ({ product: line, quantity: line.quantity })));
    if (!hasWords({ ...words, itens: [] })) setWords(written);
    if (seller === noSeller) chooseSeller(chosen.value);
  }

  return (
    <Button
      size="small"
      aria-label={`Devolver ao carrinho: ${quoteWords(quote)}`}
      // The lines of a cart that is being sent must not change.
      disabled={sending !== 'idle'}
      onClick={() => void putBack()}
    >
      Devolver ao carrinho
    </Button>
  );
}
