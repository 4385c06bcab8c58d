import type { Order } from '../../../domain/order';
import { statusButtonAction, type OrderAction } from '../../../domain/order-status';
import { StatusButton } from '../../ui/status-button';
import { StatusTag } from '../../ui/status-tag';
import { actionWords } from './order-words';

interface StatusCellProps {
  order: Order;
  busy: boolean;
  onMove: (action: OrderAction) => void;
}

/** 'Pendente' approves, 'Aprovado' returns to analysis; a deleted order has no button (§4). */
export function StatusCell({ order, busy, onMove }: StatusCellProps) {
  const action = statusButtonAction(order.status);
  if (!action) return <StatusTag status={order.status} />;
  return (
    <StatusButton
      status={order.status}
      action={`${actionWords[action].verb} pedido ${order.numerodopedido}`}
      busy={busy}
      onClick={() => onMove(action)}
    />
  );
}
