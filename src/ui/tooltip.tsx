import { Tooltip as AntdTooltip } from 'antd';
import type { ComponentProps } from 'react';

/** Seconds (§9). */
const showAfter = 0.25;
const hideAfter = 0.4;

/** antd's tooltip with the delays of §9, shown on hover and on focus. */
export function Tooltip(props: ComponentProps<typeof AntdTooltip>) {
  return (
    <AntdTooltip
      trigger={['hover', 'focus']}
      mouseEnterDelay={showAfter}
      mouseLeaveDelay={hideAfter}
      destroyOnHidden
      {...props}
    />
  );
}
