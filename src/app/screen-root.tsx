import { Outlet } from 'react-router-dom';

import { AntdRoot } from '../ui/theme/antd-root';
import { Back } from './back';

/** What all screens but the sign-in screen share: antd's surroundings. */
export function ScreenRoot() {
  return (
    <AntdRoot>
      <Back />
      <Outlet />
    </AntdRoot>
  );
}
