import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { LoadingState } from '../ui/loading-state';
import { NotifyProvider } from '../ui/notify';
import { theme } from './theme';

/** Everything of antd that its screens share: theme, language, passing messages. */
export function AntdRoot() {
  return (
    <ConfigProvider theme={theme} locale={ptBR} button={{ autoInsertSpace: false }}>
      <NotifyProvider>
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </NotifyProvider>
    </ConfigProvider>
  );
}
