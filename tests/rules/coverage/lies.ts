import { assertFails } from '@firebase/rules-unit-testing';
import { test } from 'vitest';

import type { Write } from '../../../src/data/order/writes';
import type { Person } from '../../support/data/people';
import type { Newcomer, startRules } from '../../support/rules-environment';
import { withHeads } from '../with-heads';

/** A write that the rule of its first path refuses. It meets all of that rule's conditions except one. */
export type Lie = [what: string, who: Person | Newcomer, write: () => Write, before?: Write];

export function refuseAll(lies: readonly Lie[], rules: ReturnType<typeof startRules>): void {
  test.each(lies)('%s is refused', async (_what, who, write, before = {}) => {
    for (const [path, value] of Object.entries(before)) await rules.put(path, value);
    const orders = (await rules.stored('pedidos')) as Record<string, object>;
    await assertFails(rules.write(who, withHeads(write(), orders)));
  });
}
