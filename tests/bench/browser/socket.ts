import type { CDPSession } from '@playwright/test';

/** Counts the bytes that the page's WebSockets receive from now on; `kilobytes` returns the total so far. */
export function countSocket(cdp: CDPSession) {
  let bytes = 0;
  cdp.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  return { kilobytes: () => bytes / 1000 };
}
