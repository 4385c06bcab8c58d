import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { routes } from '../config/routes';
import { StoredOrderRedirect } from '../features/cart/sending/stored-order-redirect';
import { FreedCarts } from '../features/cart/sending/freed-carts';
import { OutboxProvider } from '../providers/outbox/outbox-provider';
import { CartProvider } from '../providers/cart/cart-provider';
import { PanelProvider } from '../providers/cart/panel';
import { ConnectionProvider } from '../providers/outbox/connection';
import { DrawersProvider } from '../providers/page/drawers';
import { PaceOfMany, useManyJob } from '../providers/outbox/many-orders';
import { NewQuotesProvider } from '../providers/order/new-quotes';
import { RequestsProvider } from '../providers/live/requests';
import { useSession } from '../providers/session/session';
import { lazyDialog } from '../ui/late/lazy-dialog';
import { FailedState } from '../ui/states/failed-state';
import type { Wanted } from './entrance/sign-in-screen';
import { Drawers } from './layout/drawers';
import { LoadingPage } from './loading-page';
import { NewQuoteNotice } from './layout/notices/new-quote-notice';
import { Shell } from './layout/shell';
import { PreloadMenu } from './entrance/preload-menu';
import { useApprovalJob } from '../providers/people/use-approve-many';

/**
 * The frame around every signed-in screen. Without a user or a record it redirects to the sign-in screen
 * (§2), which then returns to the requested address.
 */
export function SignedIn() {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  // After a sign-out, the next person must not land on this address.
  const [wasIn, setWasIn] = useState(false);
  if (state.status === 'signedIn' && !wasIn) setWasIn(true);
  if (state.status === 'loading') return <LoadingPage />;
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
  if (state.status !== 'signedIn') {
    const wanted: Wanted | null = wasIn ? null : { wanted: pathname + search };
    return <Navigate to={routes.signIn} replace state={wanted} />;
  }
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

const ManyPanel = lazyDialog({
  load: async () => (await import('../features/order/many/many-panel')).ManyPanel,
  failure: 'A mudança dos pedidos continua, mas o andamento não foi carregado',
});
const ApprovalsDialog = lazyDialog({
  load: async () => (await import('../features/people/many/approvals-dialog')).ApprovalsDialog,
  failure: 'A mudança dos cadastros continua, mas o andamento não foi carregado',
});

/** The progress of a bulk change of orders or approvals. Its code loads with the first one. */
function ManyProgress() {
  const orders = useManyJob();
  const approvals = useApprovalJob();
  return (
    <>
      {orders && <ManyPanel job={orders} />}
      {approvals && <ApprovalsDialog job={approvals} />}
    </>
  );
}
