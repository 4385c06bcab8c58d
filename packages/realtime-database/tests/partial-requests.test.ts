import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { documentedLimits } from '../src/core/limits.ts';
import { afterTest, startServer } from './support/connect.ts';

/** Sends a part of a request and stops. Resolves when the server has closed the connection. */
async function closedAfter(part: string): Promise<void> {
  const { port } = await startServer({ limits: { partialRequest: 50 } });
  const socket = connect(port, '127.0.0.1');
  afterTest(() => socket.destroy());
  // A reset counts like an end.
  socket.on('error', () => undefined);
  socket.resume().write(part);
  await once(socket, 'close');
}

test.each([
  ['nothing', ''],
  ['half a head', 'PUT /place.json HTTP/1.1\r\nHost: local'],
  ['half a body', 'PUT /place.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"half'],
])('a client that sends %s and then falls silent loses its connection', (_, part) =>
  closedAfter(part),
);

test('the limit is ten seconds', () => {
  expect(documentedLimits.partialRequest).toBe(10_000);
});

test('a listener over REST stays open while the database is silent', async () => {
  const { port } = await startServer({ limits: { partialRequest: 50 } });
  const url = `http://127.0.0.1:${port}/place.json`;
  const stop = new AbortController();
  afterTest(() => stop.abort());
  // A busy machine may itself exceed the limit.
  const ask = (init: RequestInit) =>
    vi.waitFor(async () => {
      const response = await fetch(url, init);
      expect(response.status).toBe(200);
      return response;
    });
  const stream = await ask({ headers: { Accept: 'text/event-stream' }, signal: stop.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('"data":null');
  // The connection closes only after the limit for partial requests has passed.
  await expect(closedAfter('PUT /place.json HTTP/1.1\r\nHost: local')).resolves.toBeUndefined();
  await ask({ method: 'PUT', body: '1' });
  expect((await reader?.read())?.value).toContain('"data":1');
});
