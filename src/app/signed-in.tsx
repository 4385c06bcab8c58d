import { Navigate, Outlet } from 'react-router-dom';

import { routes } from '../config/routes';
import { StoredOrderRedirect } from '../features/cart/sending/stored-order-redirect';
import { FreedCarts } from '../features/cart/sending/freed-carts';
import { OutboxProvider } from '../providers/outbox/outbox-provider';
import { CartProvider } from '../providers/cart/cart-provider';
import { PanelProvider } from '../providers/cart/panel';
import { ConnectionProvider } from '../providers/outbox/connection';
import { DrawersProvider } from '../providers/page/drawers';
import { PaceOfMany } from '../providers/outbox/many-orders';
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
 * The frame around every signed-in screen. Without a user or a record it redirects to the sign-in screen (§2), which
 * removes everything of the account from view.
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
        <OutboxProvider>
          <PaceOfMany>
            <CartProvider>
              <PanelProvider>
                <StoredOrderRedirect />
                <FreedCarts />
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
              </PanelProvider>
            </CartProvider>
          </PaceOfMany>
        </OutboxProvider>
      </RequestsProvider>
    </ConnectionProvider>
  );
}
