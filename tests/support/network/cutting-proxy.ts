import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import fc from 'fast-check';

/** About as much as a browser exchanges in these tests, so that each connection reaches its cut. */
const maxBytes = 6_000;

/**
 * A proxy that breaks `cuts` connections after random numbers of bytes, and then only passes bytes on. The same seed
 * gives the same cuts.
 */
export async function startCuttingProxy(
  target: number,
  { seed, cuts }: { seed: number; cuts: number },
) {
  const lengths = fc.sample(fc.integer({ min: 1, max: maxBytes }), { seed, numRuns: cuts });
  const open = new Set<Socket>();
  let cut = 0;

  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Either end of a cut connection may report an error.
      socket.on('error', () => socket.destroy());
    }
    let left = lengths.pop() ?? Infinity;
    const pass = (to: Socket) => (bytes: Buffer) => {
      if (left <= 0) return;
      to.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left > 0) return;
      cut += 1;
      client.destroySoon();
      upstream.destroySoon();
    };
    client.on('data', pass(upstream));
    upstream.on('data', pass(client));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
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
