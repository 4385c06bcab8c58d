import { discountComplaint, type Grant } from '../../../domain/order/quote/discount';
import type { CartLine } from '../../../domain/product/product';
import { PercentField } from '../fields/percent-field';

/** Why the line's discount is too high; undefined if it isn't. */
export function lineComplaint(line: CartLine, limit: number, reason?: string, before?: Grant) {
  const { desconto = 0 } = line;
  return desconto > limit ? discountComplaint([line], reason, limit, before) : undefined;
}

interface LineDiscountProps {
  line: CartLine;
  /** The greatest discount that the reader may give. */
  limit: number;
  /** The reason of the quote's discounts, and the discount that the order already has. */
  reason?: string;
  before?: Grant | undefined;
  disabled?: boolean;
  onChange: (percent: number) => void;
}

/** The field for a line's discount (decision 122). */
export function LineDiscount({
  line,
  limit,
  reason,
  before,
  disabled = false,
  onChange,
}: LineDiscountProps) {
  return (
    <div data-discount>
      <PercentField
        label={`Desconto de ${line.CD_PRODUTO} em %`}
        inline
        value={line.desconto ?? 0}
        complaint={lineComplaint(line, limit, reason, before)}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
