import WarningFilled from '@ant-design/icons-svg/es/asn/WarningFilled';
import type { ReactNode } from 'react';

import { Icon } from '../pieces/icon';
import { Mark } from '../pieces/mark';

interface WarningMarkProps {
  title?: string;
  children: ReactNode;
}

/** A few words beside data that should be looked at with care. */
export function WarningMark({ title, children }: WarningMarkProps) {
  return (
    <Mark tone="warning" title={title}>
      <Icon of={WarningFilled} /> {children}
    </Mark>
  );
}
