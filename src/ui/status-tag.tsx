import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { statusNames, type OrderStatus } from '../../domain/order-status';
import styles from './status-tag.module.css';

interface StatusTagProps {
  status: OrderStatus;
}

const looks: Record<OrderStatus, { icon: ReactNode; className: string | undefined }> = {
  Pendente: { icon: <ClockCircleFilled />, className: styles.pending },
  Aprovado: { icon: <CheckCircleFilled />, className: styles.approved },
  Excluido: { icon: <CloseCircleFilled />, className: styles.deleted },
};

/** An order's status as text, icon and colour (§2): orange, green, red. */
export function StatusTag({ status }: StatusTagProps) {
  const { icon, className } = looks[status];
  return (
    <span className={`${styles.tag} ${className}`}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {statusNames[status]}
    </span>
  );
}
