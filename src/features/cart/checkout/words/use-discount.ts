import {
  discountComplaint,
  discountLimitOf,
  greatestDiscount,
} from '../../../../../domain/order/quote/discount';
import { can } from '../../../../../domain/session/access';
import { useCart } from '../../../../providers/cart/cart';
import { useUser } from '../../../../providers/session/session';

/** What the reader may give, and what keeps the cart's discounts from being sent (decision 122). */
export function useDiscount() {
  const user = useUser();
  const { lines, reason } = useCart((cart) => ({
    lines: cart.lines,
    reason: cart.words.motivodesconto ?? '',
  }));
  const isStaff = can(user, 'sendQuote') && can(user, 'seePrices');
  const limit = isStaff ? discountLimitOf(user) : 0;
  return {
    limit,
    reason,
    lines,
    /** Without a limit only discounts from before are shown, to be removed. */
    isOffered: limit > 0 || (isStaff && greatestDiscount(lines) > 0),
    complaint: isStaff ? discountComplaint(lines, reason, limit) : undefined,
  };
}
