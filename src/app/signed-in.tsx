import { Navigate, Outlet } from 'react-router-dom';

import { routes } from '../config/routes';
import { StoredOrderRedirect } from '../features/cart/stored-order-redirect';
import { UnsentMailNotice } from '../features/cart/unsent-mail-notice';
import { WaitingNotice } from '../features/cart/waiting-notice';
import { ActsProvider } from '../providers/acts';
import { CartProvider } from '../providers/cart';
import { ConnectionProvider } from '../providers/connection';
import { DrawersProvider } from '../providers/drawers';
import { ManyOrdersProvider } from '../providers/many-orders';
import { NewQuotesProvider } from '../providers/new-quotes';
import { RequestsProvider } from '../providers/requests';
import { useSession } from '../providers/session';
import { FailedState } from '../ui/failed-state';
import { LoadingState } from '../ui/loading-state';
import { Drawers } from './layout/drawers';
import { ManyProgress } from './layout/many-progress';
import { NewQuoteNotice } from './layout/new-quote-notice';
import { Shell } from './layout/shell';
import { PreloadMenu } from './preload-menu';

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
