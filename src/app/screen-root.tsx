import { Outlet } from 'react-router-dom';

import { AntdRoot } from '../ui/theme/antd-root';

/** What all screens but the sign-in screen share: antd's surroundings. */
export function ScreenRoot() {
  return (
    <AntdRoot>
      <Outlet />
    </AntdRoot>
  );
}
