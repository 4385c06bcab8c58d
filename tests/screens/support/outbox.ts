import { vi } from 'vitest';

import type { Entry } from '../../../domain/outbox/entry';

async function outboxOf(uid: string) {
  // As the page of this test has it.
  const { outboxOf: open } = await import('../../../src/data/outbox/entries');
  return open(uid);
}

/** What the browser of somebody kept from an earlier visit. */
export async function keep(uid: string, ...entries: Entry[]): Promise<void> {
  vi.resetModules();
  await change(uid, ...entries);
}

/** What another tab keeps while the page of this test is open. */
export async function change(uid: string, ...entries: Entry[]): Promise<void> {
  await (await outboxOf(uid)).change(() => entries);
}

/** What it holds now. */
export async function keptOf(uid: string): Promise<readonly Entry[]> {
  const outbox = await outboxOf(uid);
  await outbox.refresh();
  return outbox.entries();
}
