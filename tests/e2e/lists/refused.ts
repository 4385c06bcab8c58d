import type { Page } from '@playwright/test';

interface Asked {
  t?: string;
  d?: { r?: number; a?: string; b?: { p?: string } };
}

/** Makes the database refuse reads at a place, as a rule would, until they are allowed again. */
export async function refuse(page: Page, place: RegExp) {
  let refused = true;
  await page.routeWebSocket(/\/\.ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { t, d } = askedIn(String(message));
      if (refused && t === 'd' && /^[qg]$/.test(d?.a ?? '') && place.test(d?.b?.p ?? '')) {
        const b = { s: 'permission_denied', d: 'Permission denied' };
        socket.send(JSON.stringify({ t: 'd', d: { r: d?.r, b } }));
      } else {
        server.send(message);
      }
    });
  });
  return { allow: () => (refused = false) };
}

/** Other messages are keep-alives, or the number of parts of a long message. */
function askedIn(message: string): Asked {
  return message.startsWith('{') && message.endsWith('}') ? (JSON.parse(message) as Asked) : {};
}
