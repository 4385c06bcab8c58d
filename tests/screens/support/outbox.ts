import { vi } from 'vitest';

import type { Entry } from '../../../domain/outbox/entry';

async function outboxOf(uid: string) {
  // From the modules of this test's page.
  const { outboxOf: open } = await import('../../../src/data/outbox/entries');
  return open(uid);
}

/** Fills a person's outbox as an earlier visit would. */
export async function keep(uid: string, ...entries: Entry[]): Promise<void> {
  vi.resetModules();
  await change(uid, ...entries);
}

/** Fills a person's outbox as another tab would while the page is open. */
export async function change(uid: string, ...entries: Entry[]): Promise<void> {
  await (await outboxOf(uid)).change(() => entries);
}

/** The present content of a person's outbox. */
export async function keptOf(uid: string): Promise<readonly Entry[]> {
  const outbox = await outboxOf(uid);
  await outbox.refresh();
  return outbox.entries();
}
