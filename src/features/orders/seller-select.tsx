import type { Order } from '../../../domain/order';
import type { SellerEntry } from '../../../domain/user';
import { dataOf } from '../../providers/live';
import { useSellers } from '../../providers/sellers';
import { Select } from '../../ui/select';

interface SellerSelectProps {
  order: Order;
  /** The order is being written. */
  busy: boolean;
  onChange: (seller: SellerEntry) => void;
}

/** Offers the approved sellers for an order; it never shows a choice, since the row already names the seller. */
export function SellerSelect({ order, busy, onChange }: SellerSelectProps) {
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
        if (seller && !busy) onChange(seller);
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
