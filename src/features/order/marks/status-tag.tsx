import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

import { statusNames, type OrderStatus } from '../../../../domain/order/status';

/** §2: orange, green, red. */
export const statusColors: Record<OrderStatus, string> = {
  Pendente: 'var(--mmv-pending-line)',
  Aprovado: 'var(--mmv-approved-line)',
  Excluido: 'var(--mmv-deleted-line)',
};

export const statusIcons: Record<OrderStatus, ReactNode> = {
  Pendente: <ClockCircleFilled aria-hidden style={{ color: statusColors.Pendente }} />,
  Aprovado: <CheckCircleFilled aria-hidden style={{ color: statusColors.Aprovado }} />,
  Excluido: <CloseCircleFilled aria-hidden style={{ color: statusColors.Excluido }} />,
};

const presets: Record<OrderStatus, string> = {
  Pendente: 'warning',
  Aprovado: 'success',
  Excluido: 'error',
};

/** An order's status as text, icon and colour. What a click changes is a StatusButton. */
export function StatusTag({ status }: { status: OrderStatus }) {
  return (
    <Tag color={presets[status]} icon={statusIcons[status]}>
      {statusNames[status]}
    </Tag>
  );
}
