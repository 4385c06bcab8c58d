import { Tooltip as AntdTooltip } from 'antd';
import type { ComponentProps } from 'react';

/** §9, in seconds. */
export const tooltipDelays = { mouseEnterDelay: 0.25, mouseLeaveDelay: 0.4 };

/** antd's tooltip with the delays of §9, shown on hover and on focus. */
export function Tooltip(props: ComponentProps<typeof AntdTooltip>) {
  return <AntdTooltip trigger={['hover', 'focus']} destroyOnHidden {...tooltipDelays} {...props} />;
}
