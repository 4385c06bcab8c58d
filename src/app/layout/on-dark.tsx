import { ConfigProvider, type ThemeConfig } from 'antd';
import type { PropsWithChildren } from 'react';

import { token } from '../../ui/theme/theme';

const theme: ThemeConfig = {
  cssVar: { key: 'mmv-on-dark' },
  components: {
    Button: {
      textTextColor: token('text-on-dark-secondary'),
      textTextHoverColor: token('text-on-dark'),
      textTextActiveColor: token('text-on-dark'),
      textHoverBg: token('hover-on-dark'),
      colorBgTextActive: token('hover-on-dark'),
      fontWeight: 400,
    },
  },
};

/** antd's text buttons for header and side menu, which stand on graphite. */
export function OnDark({ children }: PropsWithChildren) {
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}
