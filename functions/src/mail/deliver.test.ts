import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { faultOf, openMailServer } from './deliver';

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
  const server = openMailServer();
  const message = { subject: 'Oi', text: 'Oi', html: 'Oi' };
  const delivery = server.deliver('cliente@mmv.local', message);
  delivery.catch(settled);
  // The first timer runs until the connection is open, the second until the greeting.
  while (timers.mock.calls.length < 2) await turn();

  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(delivery).rejects.toThrow('Greeting never received');
  server.close();
});

test.each([
  ['the recipient is refused for good', 'EENVELOPE', 'RCPT TO', 550, 'address'],
  ['no address to begin with', 'EENVELOPE', 'API', undefined, 'address'],
  ['the recipient is refused for now', 'EENVELOPE', 'RCPT TO', 450, 'mail'],
  ['the text is refused', 'EMESSAGE', 'DATA', 554, 'mail'],
  ['the data is refused', 'EENVELOPE', 'DATA', 554, 'mail'],
  ['our sender is refused', 'EENVELOPE', 'MAIL FROM', 550, 'server'],
  ['the server closes', 'EENVELOPE', 'RCPT TO', 421, 'server'],
  ['the password is wrong', 'EAUTH', 'AUTH PLAIN', 535, 'server'],
  ['nobody answers', 'ESOCKET', 'CONN', undefined, 'server'],
] as const)('decision 97: %s', (_what, code, command, responseCode, fault) => {
  const error = Object.assign(new Error('no'), { code, command, responseCode });
  expect(faultOf(error)).toBe(fault);
});
