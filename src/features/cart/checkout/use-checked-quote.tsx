import { cartTotal, withToday } from '../../../../domain/cart/cart';
import type { ProductsByCode } from '../../../../domain/order/check/comparison';
import { changedLines } from '../../../../domain/order/check/doubts';
import { unfitLines } from '../../../../domain/product/pack';
import type { QuoteWords } from '../../../../domain/order/quote/words';
import type { SellerEntry } from '../../../../domain/people/user';
import { can } from '../../../../domain/session/access';
import { useCart, useCartVerbs } from '../../../providers/cart/cart';
import { useHoldCart, useSendQuote } from '../../../providers/cart/sending';
import { answerWithin } from '../../../providers/page/answer-within';
import { useUser } from '../../../providers/session/session';
import { useConfirmDialog } from '../../../ui/dialogs/use-confirm-dialog';
import { useNotify } from '../../../ui/notices/notify';
import { ChangedLines } from '../../../ui/pieces/order/changed-lines';
import { lineChangeWords, changedTitle, newTotalWords, uncheckedWords } from './checkout-words';
import { leftCatalogue, wrongPacks } from './quote-obstacle';

/** In milliseconds. After this time a quote is sent without an answer of the product table. */
const patience = 5000;

/**
 * Compares the cart with today's product table and sends it, if needed after the person's consent. A product that left
 * the catalogue or isn't sold in its quantity stops it. Without the table's answer the quote goes out unchecked.
 */
export function useCheckedQuote(
  ask: () => Promise<ProductsByCode>,
  show: (obstacle: string) => void,
) {
  const user = useUser();
  const lines = useCart((cart) => cart.lines);
  const { bringUpToDate } = useCartVerbs();
  const hold = useHoldCart();
  const send = useSendQuote();
  const notify = useNotify();
  const { askConfirmation } = useConfirmDialog();
  const sees = { prices: can(user, 'seePrices'), stock: can(user, 'seeStock') };

  function askFirst(table: ProductsByCode, sendIt: () => void) {
    const changed = changedLines(lines, table);
    const total = newTotalWords(cartTotal(lines), cartTotal(withToday(lines, table)));
    askConfirmation({
      title: changedTitle(changed.length),
      message: (
        <>
          <ChangedLines lines={changed} words={(line) => lineChangeWords(line, sees)} />
          {sees.prices && total !== undefined && <p>{total}</p>}
        </>
      ),
      confirm: 'PEDIR ASSIM',
      cancel: 'VOLTAR',
      action: () => {
        bringUpToDate(table);
        sendIt();
      },
    });
  }

  return (seller: SellerEntry, words: QuoteWords) =>
    hold(async () => {
      const table = await answerWithin(patience, ask()).catch(() => undefined);
      if (!table) {
        notify.news('conferência', uncheckedWords(sees.prices));
        await send(seller, words);
      } else if (lines.some(({ CD_PRODUTO }) => !table.has(CD_PRODUTO))) {
        show(leftCatalogue);
      } else if (unfitLines(lines, table).length > 0) {
        show(wrongPacks);
      } else if (changedLines(lines, table).length > 0) {
        askFirst(table, () => void send(seller, words));
      } else {
        await send(seller, words);
      }
    });
}
