import type { OrderStatus } from '../../domain/order-status';
import { StatusTag } from './status-tag';
import styles from './status-button.module.css';

interface StatusButtonProps {
  status: OrderStatus;
  /** What a click does, e.g. 'Aprovar pedido 1024': read out after the status, and shown on hover. */
  action: string;
  onClick: () => void;
  /** The order is being written. */
  busy: boolean;
}

/** A status that can be clicked to change it (§4: 'Pendente' approves, 'Aprovado' returns). */
export function StatusButton({ status, action, onClick, busy }: StatusButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={action}
      // `disabled` would lose the focus that the dialog has just given back.
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
