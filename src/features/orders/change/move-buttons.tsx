import { Button } from 'antd';

import type { Order } from '../../../../domain/order';
import {
  canMove,
  statusButtonAction,
  statusNames,
  type OrderStatus,
} from '../../../../domain/order-status';
import { useOrderActions } from '../order-actions';
import { moveWords } from '../order-words';
import { StatusTag, statusIcons } from '../status-tag';

interface MoveButtonProps {
  order: Order;
  /** The order is being written. */
  busy: boolean;
}

const colors = {
  Pendente: 'orange',
  Aprovado: 'green',
  Excluido: 'danger',
} as const satisfies Record<OrderStatus, string>;

/** As all other buttons are. */
const flat = { boxShadow: 'none' };

/** 'Pendente' approves, 'Aprovado' returns to analysis; a deleted order has no button (§4). */
export function StatusCell({ order, busy }: MoveButtonProps) {
  const { move } = useOrderActions();
  const { status, numerodopedido } = order;
  const action = statusButtonAction(status);
  if (!action) return <StatusTag status={status} />;
  const does = `${moveWords[action].button} ${numerodopedido}`;
  return (
    <Button
      variant="outlined"
      color={colors[status]}
      icon={statusIcons[status]}
      title={does}
      style={flat}
      loading={busy}
      aria-disabled={busy}
      onClick={() => move(order, action)}
    >
      {statusNames[status]}
      <span className="visually-hidden">: {does}</span>
    </Button>
  );
}

/** Gone where there is nothing left to delete. */
export function DeleteButton({ order, busy }: MoveButtonProps) {
  const { move } = useOrderActions();
  return (
    canMove(order.status, 'excluir') && (
      <Button
        type="text"
        danger
        aria-label={`${moveWords.excluir.button} ${order.numerodopedido}`}
        // `disabled` would lose the focus that the dialog has just given back.
        aria-disabled={busy}
        onClick={() => {
          if (!busy) move(order, 'excluir');
        }}
      >
        Excluir
      </Button>
    )
  );
}
