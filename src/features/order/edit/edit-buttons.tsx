import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import { useState } from 'react';

import { obstacleTo } from '../../../../domain/order/change';
import type { Order } from '../../../../domain/order/order';
import type { OpenAct } from '../../../providers/outbox/outbox-provider';
import { useUser } from '../../../providers/session/session';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import { RowButton } from '../../../ui/list/row-button';
import { Icon } from '../../../ui/pieces/icon';
import { WaitingMark } from '../../../ui/states/waiting-mark';
import { useOrderActions } from '../parts/order-actions';
import { editWords, withdrawWords } from '../words/edit-words';
import styles from './edit-buttons.module.css';
import { useQuoteEdits } from './quote-edits';

interface EditButtonsProps {
  order: Order;
  /** The open change of the order. */
  asked: OpenAct | undefined;
  /** The reader is the customer, whose row has no mark of a waiting change. */
  isCustomer: boolean;
}

/** 'Alterar orçamento', and for the customer 'Retirar orçamento'. Absent in the editor, and once somebody has decided. */
export function EditButtons({ order, asked, isCustomer }: EditButtonsProps) {
  const user = useUser();
  const { withdraw } = useOrderActions();
  const { begin, editOf } = useQuoteEdits();
  const { numerodopedido } = order;
  const isEditing = editOf(numerodopedido) !== undefined;
  const [hasEdited, setHasEdited] = useState(false);
  if (isEditing && !hasEdited) setHasEdited(true);
  if (asked?.waits && isCustomer) {
    const { noun } = asked.act.campo === 'itens' ? editWords : withdrawWords;
    return (
      <div className={styles.buttons}>
        <WaitingMark what={noun} of={`pedido ${numerodopedido}`} onCancel={asked.cancel} />
      </div>
    );
  }
  if (obstacleTo({ campo: 'itens' }, order, user) || isEditing) return null;
  const busy = asked !== undefined;
  // Staff gave the discount for the whole quote, and the rules let only staff change it (decision 122).
  const isAgreed = isCustomer && order.desconto !== undefined;
  return (
    <div className={`wrap ${styles.buttons}`}>
      {isAgreed ? (
        <p>{editWords.agreed}</p>
      ) : (
        <RowButton
          ref={keepFocus}
          // The button returns when the editor, which had the focus, is closed.
          autoFocus={hasEdited}
          icon={<Icon of={EditOutlined} />}
          aria-label={`${editWords.begin} ${numerodopedido}`}
          busy={busy}
          onClick={() => begin(order)}
        >
          {editWords.begin}
        </RowButton>
      )}
      {isCustomer && (
        <RowButton
          bare
          tone="danger"
          aria-label={`${withdrawWords.button} ${numerodopedido}`}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) withdraw(order);
          }}
        >
          {withdrawWords.button}
        </RowButton>
      )}
    </div>
  );
}
