import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkPortsAreFree } from './free-ports';

let server = createServer();
afterEach(() => {
  server.close();
  server = createServer();
});

test.each(['127.0.0.1', '::1', '::'])(
  'a port held on %s is named with its service',
  async (host) => {
    server.listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    await expect(checkPortsAreFree({ database: port })).rejects.toThrow(
      `A porta ${port}, pedida para o Realtime Database local, está ocupada.`,
    );

    server.close();
    await once(server, 'close');
    await expect(checkPortsAreFree({ database: port })).resolves.toBeUndefined();
  },
);
