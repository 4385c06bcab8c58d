import { Button } from 'antd';

import { can } from '../../../../domain/session/access';
import type { QuoteAct } from '../../../../domain/outbox/act';
import { useOutbox } from '../../../providers/outbox/outbox-provider';
import { useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { quoteWords } from '../sending/waiting-words';

/** Puts a waiting or refused quote back into its cart. */
export function PutBackButton({ quote }: { quote: QuoteAct }) {
  const user = useUser();
  const { takeBack } = useOutbox();
  const { putBack } = useCartVerbs();
  const locked = useCartLocked();
  if (!can(user, 'useCart')) return null;

  async function returnQuote() {
    if (await takeBack(quote.id)) putBack(quote.orcamento);
  }

  return (
    <Button
      size="small"
      aria-label={`Devolver ao carrinho: ${quoteWords(quote)}`}
      // The lines of a cart must not change during sending.
      disabled={locked}
      onClick={() => void returnQuote()}
    >
      Devolver ao carrinho
    </Button>
  );
}
