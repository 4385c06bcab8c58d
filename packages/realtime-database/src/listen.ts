import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on the host, or on both addresses of 'localhost'. Rejects with EADDRINUSE if one is taken. */
export async function listenOn(
  newServer: () => Server,
  port: number,
  host?: string,
): Promise<[Server, ...Server[]]> {
  const first = await listen(newServer(), port, host ?? '127.0.0.1');
  if (host !== undefined) return [first];
  try {
    return [first, await listen(newServer(), portOf(first), '::1')];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The machine has no IPv6, so the IPv4 address suffices.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    await closeServer(first);
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** Closes the server and its open connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** The address of a server, for clients: an IPv6 host in brackets. */
export function urlAt(port: number, host = '127.0.0.1'): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
