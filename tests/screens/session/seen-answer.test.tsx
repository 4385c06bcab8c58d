import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { findConnection, loseConnection } from '../support/connection';

// From the modules whose connection these functions cut.
const { forgetOthers, forgetSeen, keepSeen, readSeen } =
  await import('../../../src/data/session/last-visit');
const { claimVisit } = await import('../../../src/data/session/last-visit-owner');
const { askOrSeen } = await import('../../../src/providers/live/use-seen-answer');

const offline = Object.assign(new Error('Network Error'), { code: 'ERR_NETWORK' });
const client = new QueryClient();
const invalidate = vi.spyOn(client, 'invalidateQueries');

function askAs(uid: string, role: string, answer: () => Promise<string>) {
  const context = { client, queryKey: ['k'], meta: { uid, role } } as unknown;
  return askOrSeen(context as QueryFunctionContext, {
    name: 'produtos',
    ask: answer,
    from: (stored) => (typeof stored === 'string' ? stored : undefined),
  });
}
async function connected() {
  await findConnection();
  const { whenConnected } = await import('../../../src/providers/outbox/whether-connected');
  await whenConnected();
}
const fails = (error: Error) => () => Promise.reject(error);

beforeEach(async () => {
  await loseConnection();
  invalidate.mockClear();
  await forgetSeen();
  claimVisit('ana');
});

describe('decision 66: an answer of the last visit', () => {
  it('stands in while there is no connection, and is asked again with it', async () => {
    expect(await askAs('ana', 'seller', () => Promise.resolve('list'))).toBe('list');
    await vi.waitFor(async () => expect(await readSeen('ana', 'produtos seller')).toBe('list'));
    expect(await askAs('ana', 'seller', fails(offline))).toBe('list');
    expect(invalidate).not.toHaveBeenCalled();
    await findConnection();
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['k'] }));
  });

  it('belongs to one person in one role', async () => {
    await keepSeen('ana', 'produtos seller', 'list');
    await expect(askAs('ana', 'customer', fails(offline))).rejects.toBe(offline);
    await expect(askAs('beto', 'seller', fails(offline))).rejects.toBe(offline);
    claimVisit('beto');
    await expect(askAs('beto', 'seller', fails(offline))).rejects.toBe(offline);
    await forgetOthers('beto');
    claimVisit('ana');
    await expect(askAs('ana', 'seller', fails(offline))).rejects.toBe(offline);
  });

  it('goes with signing out', async () => {
    await keepSeen('ana', 'produtos seller', 'list');
    await forgetSeen();
    // A late answer is not kept any more.
    await keepSeen('ana', 'produtos seller', 'list');
    claimVisit('ana');
    await expect(askAs('ana', 'seller', fails(offline))).rejects.toBe(offline);
  });

  it('does not hide other failures', async () => {
    await keepSeen('ana', 'produtos seller', 'list');
    const dead = Object.assign(new Error('503'), { code: 'ERR_BAD_RESPONSE' });
    await expect(askAs('ana', 'seller', fails(dead))).rejects.toBe(dead);
    await connected();
    await expect(askAs('ana', 'seller', fails(offline))).rejects.toBe(offline);
  });
});
