import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deliver } from './deliver';

/** A mail server that accepts the connection and never speaks. */
const silent = createServer();

beforeEach(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
  vi.stubEnv('MAIL_SENDER', 'pedidos@mmv.local');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  silent.close();
  await once(silent, 'close');
});

test('§7 a silent mail server is given up after ten seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const settled = vi.fn();
  const delivery = deliver('cliente@mmv.local', { subject: 'Oi', text: 'Oi', html: 'Oi' });
  delivery.catch(settled);
  // One timer runs until the connection is there, the next until the greeting.
  while (timers.mock.calls.length < 2) await turn();

  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(delivery).rejects.toThrow('Greeting never received');
});
