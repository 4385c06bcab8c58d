import { Navigate, Outlet } from 'react-router-dom';

import { routes } from '../config/routes';
import { StoredOrderRedirect } from '../features/cart/sending/stored-order-redirect';
import { UnsentMailNotice } from '../features/cart/sending/unsent-mail-notice';
import { WaitingNotice } from '../features/cart/sending/waiting-notice';
import { ActsProvider } from '../providers/outbox/acts';
import { CartProvider } from '../providers/cart/cart';
import { ConnectionProvider } from '../providers/outbox/connection';
import { DrawersProvider } from '../providers/page/drawers';
import { ManyOrdersProvider } from '../providers/outbox/many/many-orders';
import { NewQuotesProvider } from '../providers/order/new-quotes';
import { RequestsProvider } from '../providers/live/requests';
import { useSession } from '../providers/session/session';
import { FailedState } from '../ui/states/failed-state';
import { LoadingState } from '../ui/states/loading-state';
import { Drawers } from './layout/drawers';
import { ManyProgress } from './layout/notices/many-progress';
import { NewQuoteNotice } from './layout/notices/new-quote-notice';
import { Shell } from './layout/shell';
import { PreloadMenu } from './entrance/preload-menu';

/**
 * The frame around every signed-in screen. Without a signed-in user or a user record it redirects to the sign-in screen
 * (§2), which also removes everything of the account from view.
 */
export function SignedIn() {
  const { state } = useSession();
  if (state.status === 'loading') {
    return (
      <main>
        <LoadingState />
      </main>
    );
  }
  if (state.status === 'failed') {
    return (
      <main>
        <FailedState
          message="Não foi possível carregar o seu cadastro. Verifique sua conexão e tente de novo."
          onRetry={state.retry}
        />
      </main>
    );
  }
  if (state.status !== 'signedIn') return <Navigate to={routes.signIn} replace />;
  return (
    <ConnectionProvider>
      <RequestsProvider>
        <ActsProvider>
          <ManyOrdersProvider>
            <CartProvider>
              <StoredOrderRedirect />
              <UnsentMailNotice />
              <WaitingNotice />
              <PreloadMenu />
              <NewQuotesProvider>
                <NewQuoteNotice />
                <DrawersProvider>
                  <Shell>
                    <Outlet />
                  </Shell>
                  <Drawers />
                  <ManyProgress />
                </DrawersProvider>
              </NewQuotesProvider>
            </CartProvider>
          </ManyOrdersProvider>
        </ActsProvider>
      </RequestsProvider>
    </ConnectionProvider>
  );
}
