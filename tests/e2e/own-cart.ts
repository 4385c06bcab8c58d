import type { BrowserContext } from '@playwright/test';

/**
 * Tests fill carts of the same account at the same time. Here a browser keeps its cart to itself: the shared cart never
 * answers.
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
