import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useRef, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { SellerEntry } from '../../../../domain/people/user';
import { dataOf } from '../../../providers/live/live';
import { useSellers } from '../../../providers/people/sellers';
import { SearchSelect } from '../../../ui/fields/search-select';
import { RowButton } from '../../../ui/list/row-button';
import { Icon } from '../../../ui/pieces/icon';
import { useOrderActions } from '../parts/order-actions';
import { failureWords } from '../words/order-words';
import { RetryAlert } from '../../../ui/states/retry-alert';
import styles from './seller-select.module.css';

interface SellerSelectProps {
  order: OrderHead;
  /** A change of the order is open. */
  busy: boolean;
}

const fullWidth = { width: '100%' };

/**
 * Offers the approved sellers. A button opens the dropdown, because the dropdown makes drawing a row three
 * times slower.
 */
export function SellerSelect({ order, busy }: SellerSelectProps) {
  const { assign } = useOrderActions();
  const live = useSellers();
  const sellers = dataOf(live);
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = `Trocar vendedor do pedido ${order.numerodopedido}`;

  function close() {
    // Before the dialog opens: it would otherwise return the focus to the dropdown that closes.
    button.current?.focus();
    setChoosing(false);
  }

  return (
    // A click on an option must not reach the row.
    <span className={styles.place} onClick={(event) => event.stopPropagation()}>
      <RowButton
        ref={button}
        icon={<Icon of={DownOutlined} />}
        iconLast
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={choosing}
        // While the sellers load, a click is remembered and the list opens when they arrive.
        disabled={live.status === 'failed'}
        // `aria-disabled`, because `disabled` would lose the focus that the dialog has just returned.
        aria-disabled={busy}
        onClick={() => {
          if (!busy) setChoosing(true);
        }}
      >
        Trocar
      </RowButton>
      {choosing && sellers && (
        <span className={styles.choice}>
          <SellerChoice
            label={label}
            order={order}
            sellers={sellers}
            onChoose={(seller) => assign(order, seller)}
            onClose={close}
          />
        </span>
      )}
    </span>
  );
}

interface SellerChoiceProps {
  label: string;
  order: OrderHead;
  sellers: readonly SellerEntry[];
  onChoose: (seller: SellerEntry) => void;
  onClose: () => void;
}

/** The dropdown, open from the start. It disappears when it closes. */
function SellerChoice({ label, order, sellers, onChoose, onClose }: SellerChoiceProps) {
  // antd reports a closing again when the focus has left. By then the next dropdown may be open.
  const closed = useRef(false);
  function closeOnce() {
    if (closed.current) return;
    closed.current = true;
    onClose();
  }
  return (
    <SearchSelect
      style={fullWidth}
      aria-label={label}
      placeholder={order.vendedor}
      autoFocus
      defaultOpen
      popupMatchSelectWidth={false}
      options={optionsOf(sellers, order)}
      onOpenChange={(open) => {
        if (!open) closeOnce();
      }}
      onSelect={(uid: string) => {
        closeOnce();
        const seller = sellers.find(({ value }) => value === uid);
        if (seller) onChoose(seller);
      }}
    />
  );
}

function optionsOf(sellers: readonly SellerEntry[], { idvendedor }: OrderHead) {
  return sellers.map(({ value, label }) => ({ value, label, disabled: value === idvendedor }));
}

/** Says why sellers can't be changed while their list is missing. */
export function SellersNotice() {
  const sellers = useSellers();
  if (sellers.status !== 'failed') return null;
  return <RetryAlert message={failureWords.sellers} onRetry={sellers.retry} />;
}
