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
  /** A change was asked for and is not settled. */
  busy: boolean;
}

const fullWidth = { width: '100%' };

/** Offers the approved sellers. A button stands for the dropdown, which costs a row three times as much to draw. */
export function SellerSelect({ order, busy }: SellerSelectProps) {
  const { assign } = useOrderActions();
  const live = useSellers();
  const sellers = dataOf(live);
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = `Trocar vendedor do pedido ${order.numerodopedido}`;

  function close() {
    // Here, and not where a dialog would find the focus on a dropdown that goes.
    button.current?.focus();
    setChoosing(false);
  }

  return (
    // A click on an option is none on the row.
    <span className={styles.place} onClick={(event) => event.stopPropagation()}>
      <RowButton
        ref={button}
        icon={<Icon of={DownOutlined} />}
        iconLast
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={choosing}
        // While they are loading, a press is kept and the list opens as they come.
        disabled={live.status === 'failed'}
        // `disabled` would lose the focus that the dialog has just given back.
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

/** The dropdown, open from the beginning; it goes with its first closing. */
function SellerChoice({ label, order, sellers, onChoose, onClose }: SellerChoiceProps) {
  // antd tells of a closing once more a moment later, when the focus has left: by then the next one may be open.
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

/** Says why the sellers cannot be changed while their list is missing. */
export function SellersNotice() {
  const sellers = useSellers();
  if (sellers.status !== 'failed') return null;
  return <RetryAlert message={failureWords.sellers} onRetry={sellers.retry} />;
}
