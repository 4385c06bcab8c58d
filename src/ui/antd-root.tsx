import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import type { PropsWithChildren } from 'react';

import { theme } from './antd-theme';

/** Belongs around antd's components, each of which is loaded when it is needed: their theme and language. */
export function AntdRoot({ children }: PropsWithChildren) {
  return (
    <ConfigProvider theme={theme} locale={ptBR}>
      {children}
    </ConfigProvider>
  );
}
