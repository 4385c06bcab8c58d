import WarningFilled from '@ant-design/icons-svg/es/asn/WarningFilled';
import type { ReactNode } from 'react';

import { Icon } from '../pieces/icon';
import { Mark } from '../pieces/mark';

interface WarningMarkProps {
  title?: string;
  children: ReactNode;
}

/** A warning of a few words next to data. */
export function WarningMark({ title, children }: WarningMarkProps) {
  return (
    <Mark tone="warning" title={title}>
      <Icon of={WarningFilled} /> {children}
    </Mark>
  );
}
