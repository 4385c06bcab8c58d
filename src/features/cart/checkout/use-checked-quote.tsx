import { cartTotal, withToday } from '../../../../domain/cart/cart';
import type { ProductsByCode } from '../../../../domain/order/check/comparison';
import { changedLines } from '../../../../domain/order/check/doubts';
import type { QuoteWords } from '../../../../domain/order/quote/words';
import type { SellerEntry } from '../../../../domain/people/user';
import { can } from '../../../../domain/session/access';
import { useCart, useCartVerbs } from '../../../providers/cart/cart';
import { useHoldCart, useSendQuote } from '../../../providers/cart/sending';
import { answerWithin } from '../../../providers/page/answer-within';
import { useUser } from '../../../providers/session/session';
import { useConfirmDialog } from '../../../ui/dialogs/use-confirm-dialog';
import { useNotify } from '../../../ui/notices/notify';
import { ChangedLines } from '../../../ui/pieces/changed-lines';
import { lineChangeWords, changedTitle, newTotalWords, uncheckedWords } from './checkout-words';

/** A table that doesn't answer by then, in milliseconds, keeps no quote from going out. */
const patience = 5000;

/**
 * Sends the cart once its lines stand beside the product table of today. What is another there is said first, and the lines
 * become what the table says if the person agrees; with a product that left it nothing goes out. Where the table can't be had, the quote goes out unchecked.
 */
export function useCheckedQuote(ask: () => Promise<ProductsByCode>, onGone: () => void) {
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
        onGone();
      } else if (changedLines(lines, table).length > 0) {
        askFirst(table, () => void send(seller, words));
      } else {
        await send(seller, words);
      }
    });
}
