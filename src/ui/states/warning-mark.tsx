import { WarningFilled } from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';

interface WarningMarkProps {
  title?: string;
  children: ReactNode;
}

/** A few words beside data that should be looked at with care. */
export function WarningMark({ title, children }: WarningMarkProps) {
  return (
    <Tag color="warning" title={title}>
      <WarningFilled aria-hidden /> {children}
    </Tag>
  );
}
