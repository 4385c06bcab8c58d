import type { Page, WebSocketRoute } from '@playwright/test';

type Loss = 'question' | 'answer';

/**
 * Sits between page and database. Once armed, it breaks the connection at the next write of a quote, or a write with
 * `field`: before the server has it ('question'), or before its answer arrives ('answer').
 */
export async function socketCutter(page: Page, field = 'numerodopedido') {
  let armed: Loss | undefined;
  let cuts = 0;
  let forGood = false;

  function cut(socket: WebSocketRoute) {
    armed = undefined;
    cuts += 1;
    void socket.close({ code: 1001, reason: 'cut' });
  }

  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    if (forGood && cuts > 0) {
      void socket.close({ code: 1001, reason: 'cut' });
      return;
    }
    const server = socket.connectToServer();
    let deaf = false;
    socket.onMessage((message) => {
      const isWanted = message.toString().includes(`${field}":`);
      if (armed === 'question' && isWanted) {
        cut(socket);
        return;
      }
      if (armed === 'answer' && isWanted) deaf = true;
      server.send(message);
    });
    server.onMessage((message) => {
      if (!deaf) socket.send(message);
      else if (armed) cut(socket);
    });
  });

  return {
    /** `stays`: no new connection succeeds until `mend`. */
    arm: (loss: Loss, stays = false) => {
      armed = loss;
      forGood = stays;
    },
    mend: () => {
      forGood = false;
    },
    cuts: () => cuts,
  };
}
