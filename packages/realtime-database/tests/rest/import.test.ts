import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { startServerProcess } from '../durability/server-process.ts';
import { testFolder } from '../support/command.ts';
import { afterTest } from '../support/connect.ts';
import { restClient } from '../support/rest-client.ts';

/** The body of an import: orders of 700 bytes. */
function ordersOf(count: number): Buffer {
  const lines = Array.from({ length: 20 }, (_, line) => ({
    product: `P-${line}`,
    price: line / 4,
  }));
  const orders = Array.from({ length: count }, (_, at) => [
    `o${at}`,
    { name: `Ação ${at}`, lines },
  ]);
  return Buffer.from(JSON.stringify({ orders: Object.fromEntries(orders) as object }));
}

/** Starts an import; the caller sends the body. */
function beginImport(port: number) {
  const headers = { authorization: 'Bearer owner' };
  const path = '/.json?ns=demo-test&writeSizeLimit=unlimited&print=silent';
  const sent = request({ port, host: '127.0.0.1', method: 'PUT', path, headers });
  const response = once(sent, 'response') as Promise<[IncomingMessage]>;
  const status = response.then(([{ statusCode }]) => statusCode);
  status.catch(() => undefined);
  return { sent, status };
}

async function ask(port: number, what: string): Promise<unknown> {
  const url = `http://127.0.0.1:${port}/${what}.json?ns=demo-test`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return response.json();
}

/** The peak memory of a process, in bytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

describe('a large import', () => {
  test.runIf(platform() === 'linux')('leaves time and memory for other requests', async () => {
    const server = await startServerProcess(await testFolder());
    afterTest(() => server.kill());
    const { port, pid } = server;
    const body = ordersOf(15_000);
    await ask(port, 'small');
    const memory = await peakOf(pid);

    const start = performance.now();
    const { sent, status } = beginImport(port);
    sent.end(body);
    const over = new AbortController();
    void status.finally(() => over.abort());
    let longest = 0;
    while (!over.signal.aborted) {
      const asked = performance.now();
      await ask(port, 'small');
      longest = Math.max(longest, performance.now() - asked);
    }
    expect(await status).toBe(204);
    // Parsed as a whole it took 21 times its own memory, and blocked other requests for more than half of the time.
    expect(((await peakOf(pid)) - memory) / body.length).toBeLessThan(13);
    expect(longest / (performance.now() - start)).toBeLessThan(0.35);
  });

  test('is stored as a whole or not at all after a kill', async () => {
    const dataDir = await testFolder();
    const body = ordersOf(3000);
    for (const isAnswered of [false, true]) {
      const first = await startServerProcess(dataDir);
      const { sent, status } = beginImport(first.port);
      await new Promise((resolve) => sent.write(body.subarray(0, -1), resolve));
      // Kills it within the import, or right after the answer.
      if (isAnswered) {
        sent.end(body.subarray(-1));
        expect(await status).toBe(204);
      }
      await first.kill();
      const again = await startServerProcess(dataDir);
      const orders = await ask(again.port, 'orders');
      await again.kill();
      expect(Object.keys(orders ?? {})).toHaveLength(isAnswered ? 3000 : 0);
    }
  });

  test('takes effect when it is complete', async () => {
    const { port, ask: askOwner } = await restClient();
    const body = ordersOf(1000);
    const { sent, status } = beginImport(port);
    await new Promise((resolve) => sent.write(body.subarray(0, -1), resolve));
    await askOwner('PUT', 'orders/o5/name.json', '"early"');
    expect((await askOwner('GET', '.json')).json).toEqual({ orders: { o5: { name: 'early' } } });
    sent.end(body.subarray(-1));
    expect(await status).toBe(204);
    expect((await askOwner('GET', 'orders/o5/name.json')).json).toBe('Ação 5');

    const cut = beginImport(port);
    await new Promise((resolve) => cut.sent.write(ordersOf(900).subarray(0, -1), resolve));
    cut.sent.destroy();
    await expect(cut.status).rejects.toThrow('socket hang up');
    await askOwner('PUT', 'later.json', 1);
    expect(Object.keys((await askOwner('GET', 'orders.json')).json as object)).toHaveLength(1000);
  });

  test.each([
    ['{"a":1,}', 'the body is not JSON'],
    ['{"a":{"b.c":1}}', '"b.c" can\'t be a key'],
  ])('with %s at its end changes nothing', async (end, reason) => {
    const { ask: askOwner } = await restClient();
    const body = `[${ordersOf(500).toString()},${end}]`;
    const { status, json } = await askOwner('PUT', '.json', body);
    expect([status, json]).toEqual([400, { error: expect.stringContaining(reason) as unknown }]);
    expect((await askOwner('GET', '.json')).json).toBeNull();
  });

  test('continues if its client leaves before the answer', async () => {
    const log: string[] = [];
    const { ask: askOwner, port } = await restClient({ log: (line) => log.push(line) });
    await askOwner('PUT', '.json?print=silent', ordersOf(8000).toString());
    const headers = { authorization: 'Bearer owner' };
    const left = request({ port, host: '127.0.0.1', path: '/.json?ns=demo-test', headers });
    left.end();
    const [answer] = (await once(left, 'response')) as [IncomingMessage];
    answer.destroy();
    await once(answer, 'close');
    expect((await askOwner('GET', 'orders/o1/name.json')).json).toBe('Ação 1');
    expect(log).toEqual([]);
  });

  test('answers with the written data, arrays included', async () => {
    const { ask: askOwner } = await restClient();
    const body = ordersOf(500).toString();
    const { json } = await askOwner('PUT', '.json', body);
    expect(json).toEqual(JSON.parse(body));
    expect((await askOwner('GET', '.json')).json).toEqual(JSON.parse(body));
  });
});
