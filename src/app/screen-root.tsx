import { Outlet } from 'react-router-dom';

import { NotifyProvider } from '../ui/notify';

/** What all screens but the sign-in screen share: passing messages. */
export function ScreenRoot() {
  return (
    <NotifyProvider>
      <Outlet />
    </NotifyProvider>
  );
}
