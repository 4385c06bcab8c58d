import type { Page, WebSocketRoute } from '@playwright/test';

/** Switches the page's network off and on, for requests and the database's sockets. */
export async function networkOf(page: Page) {
  const open = new Set<WebSocketRoute>();
  let down = false;

  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    if (down) {
      void socket.close({ code: 1001, reason: 'no network' });
      return;
    }
    open.add(socket);
    socket.connectToServer();
  });

  return {
    async takeAway() {
      down = true;
      for (const socket of open) void socket.close({ code: 1001, reason: 'no network' });
      open.clear();
      await page.context().setOffline(true);
    },
    async giveBack() {
      down = false;
      await page.context().setOffline(false);
    },
  };
}
