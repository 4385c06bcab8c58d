import type { Order } from '../../../../domain/order';
import { canMove, statusButtonAction } from '../../../../domain/order-status';
import { Button } from '../../../ui/button';
import { StatusButton } from '../../../ui/status-button';
import { StatusTag } from '../../../ui/status-tag';
import { useOrderActions } from '../order-actions';
import { moveWords } from '../order-words';

interface MoveButtonProps {
  order: Order;
  /** The order is being written. */
  busy: boolean;
}

/** 'Pendente' approves, 'Aprovado' returns to analysis; a deleted order has no button (§4). */
export function StatusCell({ order, busy }: MoveButtonProps) {
  const { move } = useOrderActions();
  const action = statusButtonAction(order.status);
  if (!action) return <StatusTag status={order.status} />;
  return (
    <StatusButton
      status={order.status}
      action={`${moveWords[action].button} ${order.numerodopedido}`}
      busy={busy}
      onClick={() => move(order, action)}
    />
  );
}

/** Gone where there is nothing left to delete. */
export function DeleteButton({ order, busy }: MoveButtonProps) {
  const { move } = useOrderActions();
  return (
    canMove(order.status, 'excluir') && (
      <Button
        size="small"
        type="text"
        danger
        aria-label={`${moveWords.excluir.button} ${order.numerodopedido}`}
        softDisabled={busy}
        onClick={() => move(order, 'excluir')}
      >
        Excluir
      </Button>
    )
  );
}
