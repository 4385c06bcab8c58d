import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterTest, projectId, startServer } from '../support/connect.ts';
import { WireClient } from '../support/wire-client.ts';

async function clientOfStored(): Promise<WireClient> {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-order-'));
  afterTest(() => rm(dataDir, { recursive: true }));
  const { port } = await startServer({ dataDir });
  const client = await WireClient.connect(port, projectId);
  afterTest(() => client.close());
  return client;
}

test('a client reads its own writes without waiting for them', async () => {
  const client = await clientOfStored();
  void client.request('p', { p: '/a', d: 1 });
  void client.request('p', { p: '/b', d: 2 });
  const both = client.request('g', { p: '/' });
  void client.request('p', { p: '/b', d: 3 });
  const later = client.request('g', { p: '/' });
  expect((await both)['d']).toMatchObject({ a: 1 });
  expect((await later)['d']).toEqual({ a: 1, b: 3 });
});

test('a listener that was removed before it began stays removed', async () => {
  const client = await clientOfStored();
  void client.request('p', { p: '/a', d: 1 });
  void client.request('q', { p: '/a', h: '' });
  await client.request('n', { p: '/a' });
  const before = client.pushed.length;
  await client.request('p', { p: '/a', d: 2 });
  expect(client.pushed).toHaveLength(before);
});
