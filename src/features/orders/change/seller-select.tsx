import type { Order } from '../../../../domain/order';
import { dataOf } from '../../../providers/live';
import { useSellers } from '../../../providers/sellers';
import { Select } from '../../../ui/select';
import { useOrderActions } from '../order-actions';
import { failureWords } from '../order-words';
import { RetryAlert } from '../retry-alert';

interface SellerSelectProps {
  order: Order;
  /** The order is being written. */
  busy: boolean;
}

/** Offers the approved sellers for an order; it never shows a choice, since the row already names the seller. */
export function SellerSelect({ order, busy }: SellerSelectProps) {
  const { assign } = useOrderActions();
  const sellers = dataOf(useSellers());
  return (
    <Select
      size="small"
      aria-label={`Trocar vendedor do pedido ${order.numerodopedido}`}
      value=""
      disabled={!sellers}
      // `disabled` would lose the focus that the dialog has just given back.
      aria-disabled={busy}
      onChange={(event) => {
        const seller = sellers?.find(({ value }) => value === event.target.value);
        if (seller && !busy) assign(order, seller);
      }}
    >
      <option value="" hidden>
        Trocar
      </option>
      {sellers?.map(({ value, label }) => (
        <option key={value} value={value} disabled={value === order.idvendedor}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** Says why the sellers cannot be changed while their list is missing. */
export function SellersNotice() {
  const sellers = useSellers();
  if (sellers.status !== 'failed') return null;
  return <RetryAlert message={failureWords.sellers} onRetry={sellers.retry} />;
}
