import type { OrderStatus } from '../../domain/order-status';
import { StatusTag } from './status-tag';
import styles from './status-button.module.css';

interface StatusButtonProps {
  status: OrderStatus;
  /** What a click does, e.g. 'Aprovar pedido 1024': said after the status by screen readers, shown on hover. */
  action: string;
  onClick: () => void;
  /** The order is being written. */
  busy?: boolean;
}

/** A status that can be clicked to change it (§4: 'Pendente' approves, 'Aprovado' returns). */
export function StatusButton({ status, action, onClick, busy = false }: StatusButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={action}
      // A disabled button would drop the focus that it has just got back from the dialog.
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <StatusTag status={status} />
      <span className="visually-hidden">: {action}</span>
    </button>
  );
}
