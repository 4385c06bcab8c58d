import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import ClockCircleFilled from '@ant-design/icons-svg/es/asn/ClockCircleFilled';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import type { ReactNode } from 'react';

import { statusNames, type OrderStatus } from '../../../../domain/order/status';
import { Icon } from '../../../ui/pieces/icon';
import { Mark } from '../../../ui/pieces/mark';

/** §2: orange, green, red. */
export const statusColors: Record<OrderStatus, string> = {
  Pendente: 'var(--mmv-pending-line)',
  Aprovado: 'var(--mmv-approved-line)',
  Excluido: 'var(--mmv-deleted-line)',
};

const drawings = {
  Pendente: ClockCircleFilled,
  Aprovado: CheckCircleFilled,
  Excluido: CloseCircleFilled,
} as const satisfies Record<OrderStatus, unknown>;

const iconOf = (status: OrderStatus) => <Icon of={drawings[status]} color={statusColors[status]} />;

export const statusIcons: Record<OrderStatus, ReactNode> = {
  Pendente: iconOf('Pendente'),
  Aprovado: iconOf('Aprovado'),
  Excluido: iconOf('Excluido'),
};

const tones = {
  Pendente: 'warning',
  Aprovado: 'success',
  Excluido: 'error',
} as const satisfies Record<OrderStatus, string>;

/** An order's status as text, icon and colour. StatusButton is the version that can be clicked. */
export function StatusTag({ status }: { status: OrderStatus }) {
  return (
    <Mark tone={tones[status]} icon={<Icon of={drawings[status]} />}>
      {statusNames[status]}
    </Mark>
  );
}
