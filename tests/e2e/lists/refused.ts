import type { Page } from '@playwright/test';

interface Asked {
  t?: string;
  d?: { r?: number; a?: string; b?: { p?: string } };
}

/** The database refuses to be read at a place, as it does by a rule, until it is allowed again. */
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

/** Anything but an object is a keep-alive, or how many parts a long message has. */
function askedIn(message: string): Asked {
  return message.startsWith('{') && message.endsWith('}') ? (JSON.parse(message) as Asked) : {};
}
