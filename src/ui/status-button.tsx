import type { OrderStatus } from '../domain/order-status';
import { StatusTag } from './status-tag';
import styles from './status-button.module.css';

interface StatusButtonProps {
  status: OrderStatus;
  /** What a click does, e.g. 'Aprovar pedido 1024': said after the status by screen readers, shown on hover. */
  action: string;
  onClick: () => void;
  disabled?: boolean;
}

/** A status that can be clicked to change it (specification, section 4: 'Pendente' approves, 'Aprovado' returns). */
export function StatusButton({ status, action, onClick, disabled = false }: StatusButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={action}
      disabled={disabled}
      onClick={onClick}
    >
      <StatusTag status={status} />
      <span className="visually-hidden">: {action}</span>
    </button>
  );
}
