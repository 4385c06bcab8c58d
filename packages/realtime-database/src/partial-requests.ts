import type { IncomingMessage, ServerOptions } from 'node:http';

/**
 * Closes connections whose request head is incomplete after this time. Otherwise each would hold a socket for minutes.
 */
export function headWithin(milliseconds: number): ServerOptions {
  return {
    headersTimeout: milliseconds,
    connectionsCheckingInterval: Math.min(milliseconds, 1_000),
  };
}

/**
 * Closes a request whose body pauses this long. It takes two idle checks, because this process may have been busy
 * during one.
 */
export function endStalled(message: IncomingMessage, milliseconds: number): void {
  if (message.method === 'GET') return;
  let seen = 0;
  let idleLooks = 0;
  const timer = setInterval(() => {
    const { bytesRead } = message.socket;
    idleLooks = bytesRead === seen ? idleLooks + 1 : 0;
    seen = bytesRead;
    if (!message.complete && idleLooks === 2) message.socket.destroy();
  }, milliseconds / 2);
  message.once('close', () => clearInterval(timer));
}
