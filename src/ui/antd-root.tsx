import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import type { PropsWithChildren } from 'react';

import { theme } from './antd-theme';

/** Theme and language for antd's components. Wrap each of them in it, since they are loaded one by one as needed. */
export function AntdRoot({ children }: PropsWithChildren) {
  return (
    <ConfigProvider theme={theme} locale={ptBR}>
      {children}
    </ConfigProvider>
  );
}
