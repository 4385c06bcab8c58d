import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import fc from 'fast-check';

/**
 * A proxy that breaks connections at random moments, `cuts` times in all, and afterwards only passes bytes on. The same
 * seed gives the same lifetimes.
 */
export async function startCuttingProxy(
  target: number,
  { seed, cuts }: { seed: number; cuts: number },
) {
  const lifetimes = fc.sample(fc.integer({ min: 1, max: 250 }), { seed, numRuns: cuts });
  const open = new Set<Socket>();
  let cut = 0;

  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Expected at either end of a connection that was cut.
      socket.on('error', () => socket.destroy());
    }
    client.pipe(upstream).pipe(client);
    const lifetime = lifetimes.pop();
    if (lifetime === undefined) return;
    setTimeout(() => {
      if (!client.destroyed) cut += 1;
      client.destroy();
      upstream.destroy();
    }, lifetime);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** Connections broken so far. */
    cut: () => cut,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
