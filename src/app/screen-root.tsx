import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { LoadingState } from '../ui/loading-state';
import { NotifyProvider } from '../ui/notify';

/** What all screens but the sign-in screen share: passing messages. */
export function ScreenRoot() {
  return (
    <NotifyProvider>
      <Suspense fallback={<LoadingState />}>
        <Outlet />
      </Suspense>
    </NotifyProvider>
  );
}
