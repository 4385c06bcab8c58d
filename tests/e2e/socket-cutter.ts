import type { Page, WebSocketRoute } from '@playwright/test';

type Loss = 'question' | 'answer';

/**
 * Sits between the page and the database. Once armed, it breaks the connection at the next write of a quote: before it
 * reaches the server ('question'), or after, losing the server's answer ('answer').
 */
export async function socketCutter(page: Page) {
  let armed: Loss | undefined;
  let cuts = 0;

  function cut(socket: WebSocketRoute) {
    armed = undefined;
    cuts += 1;
    void socket.close({ code: 1001, reason: 'cut' });
  }

  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    const server = socket.connectToServer();
    let deaf = false;
    socket.onMessage((message) => {
      const isQuote = message.toString().includes('"numerodopedido":');
      if (armed === 'question' && isQuote) {
        cut(socket);
        return;
      }
      if (armed === 'answer' && isQuote) deaf = true;
      server.send(message);
    });
    server.onMessage((message) => {
      if (!deaf) socket.send(message);
      else if (armed) cut(socket);
    });
  });

  return {
    arm: (loss: Loss) => {
      armed = loss;
    },
    cuts: () => cuts,
  };
}
