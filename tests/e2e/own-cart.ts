import type { BrowserContext } from '@playwright/test';

/**
 * Many tests fill a cart with the same account, some at the same time. Here a browser's cart stays in that browser: the
 * app asks for the one that all devices share, and never hears of it, as without a connection.
 */
export async function keepCartToItself(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { send } = Object.getOwnPropertyDescriptors(WebSocket.prototype);
    WebSocket.prototype.send = function (this: WebSocket, data: Parameters<WebSocket['send']>[0]) {
      if (typeof data === 'string' && data.includes('"p":"/carrinhos/')) return;
      (send.value as WebSocket['send']).call(this, data);
    };
  });
}
