import { withReason } from '../../../../../domain/order/quote/words';
import { useCart, useCartLocked, useCartVerbs } from '../../../../providers/cart/cart';
import { DiscountSection } from '../../../../ui/forms/quote/discount-section';
import { useDiscount } from './use-discount';

interface DiscountFieldsProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The discount of the quote, for sellers with a limit (decision 122). */
export function DiscountFields({ open, onOpen }: DiscountFieldsProps) {
  const { limit, reason, lines, isOffered } = useDiscount();
  const words = useCart((cart) => cart.words);
  const { setDiscount, setWords } = useCartVerbs();
  const disabled = useCartLocked();
  if (!isOffered) return null;
  return (
    <DiscountSection
      id="quote-discount"
      {...{ lines, reason, limit, open, disabled, onOpen }}
      onAll={(percent) => setDiscount(percent)}
      onReason={(typed) => setWords(withReason(words, typed))}
    />
  );
}
