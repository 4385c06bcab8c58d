import { Tooltip as AntTooltip } from 'antd';
import type { TooltipProps as AntTooltipProps } from 'antd';
import type { ReactElement } from 'react';

interface TooltipProps {
  title: string;
  placement?: NonNullable<AntTooltipProps['placement']>;
  /** One element that takes the focus and a ref. */
  children: ReactElement;
}

/** A tooltip with the specification's delays (section 9): shown after 250 ms, hidden after 400 ms. */
export function Tooltip({ title, placement = 'right', children }: TooltipProps) {
  return (
    <AntTooltip
      title={title}
      placement={placement}
      trigger={['hover', 'focus']}
      mouseEnterDelay={0.25}
      mouseLeaveDelay={0.4}
    >
      {children}
    </AntTooltip>
  );
}
