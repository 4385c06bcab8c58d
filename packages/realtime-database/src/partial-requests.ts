import type { IncomingMessage, ServerOptions } from 'node:http';

/** Ends connections whose request's head is not complete in time; without it each holds a socket for minutes. */
export function headWithin(milliseconds: number): ServerOptions {
  return {
    headersTimeout: milliseconds,
    connectionsCheckingInterval: Math.min(milliseconds, 1_000),
  };
}

/**
 * Ends a request whose body stops coming. Two looks without a new byte: after one, this process may itself have been
 * too busy.
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
