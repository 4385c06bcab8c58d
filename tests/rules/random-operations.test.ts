import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Order } from '../../domain/order/order';
import { long } from '../support/run/long';
import { people, type Person } from '../support/data/people';
import { startRules } from '../support/rules-environment';
import { seed } from '../support/data/seed';
import {
  expectHistoryToBeComplete,
  expectNoPrivilegeGained,
  expectStepsToStay,
  expectSumsToAgree,
} from './invariants';
import type { Stored } from './invariants';
import { command, isForgery, writesOf, type Command } from './random-commands';

const rules = startRules();

// The database runs in this process, so both have the same clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The database returns consecutive integer keys as a list that starts with a hole. */
async function read(): Promise<Stored> {
  const stored = (await rules.stored('/')) as Stored;
  const orders = Object.values(stored.pedidos) as (Order | undefined)[];
  return {
    ...stored,
    pedidos: Object.fromEntries(
      orders.flatMap((order) => (order ? [[order.numerodopedido, order]] : [])),
    ),
  };
}

interface Played {
  attempts: number;
  accepted: number;
  forged: number;
}

async function play(commands: Command[]): Promise<Played> {
  await rules.reset();
  const before = await read();
  const seen = Object.fromEntries(
    Object.keys(people).map((person) => [person, before.pedidos]),
  ) as Record<Person, Stored['pedidos']>;
  const played: Played = { attempts: 0, accepted: 0, forged: 0 };
  let last = before;
  for (const [index, command] of commands.entries()) {
    if (command.fresh) seen[command.actor] = last.pedidos;
    const id = `line-${String(index).padStart(3, '0')}`;
    vi.setSystemTime(Date.now() + (command.wait ?? 0));
    const writes = writesOf(command, seen[command.actor], id);
    if (writes.length === 0) continue;
    const outcomes = await Promise.allSettled(
      writes.map((write) => rules.as(command.actor).ref().update(write)),
    );
    const accepted = outcomes.filter(({ status }) => status === 'fulfilled').length;
    played.attempts += writes.length;
    played.accepted += accepted;
    if (isForgery(command)) played.forged += writes.length;
    expect(accepted, JSON.stringify(command)).toBeLessThanOrEqual(isForgery(command) ? 0 : 1);
    const after = await read();
    expectSumsToAgree(after);
    expectNoPrivilegeGained(before, after);
    expectHistoryToBeComplete(before, after);
    expectStepsToStay(last, after);
    last = after;
  }
  return played;
}

describe('§4, §6 any sequence of acts by several people', () => {
  test('keeps numbers, sums, roles and history right', { timeout: 1_800_000 }, async () => {
    const first = seed();
    const runs = Number(process.env['MMV_RUNS'] ?? (long ? 500 : 6));
    let operations = 0;
    const total: Played = { attempts: 0, accepted: 0, forged: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 60 }), async (commands) => {
        operations += commands.length;
        const { attempts, accepted, forged } = await play(commands);
        total.attempts += attempts;
        total.accepted += accepted;
        total.forged += forged;
      }),
      { seed: first, numRuns: runs },
    );
    console.info(
      `${operations} operations, ${total.attempts} writes, ${total.forged} of them forged and refused, ` +
        `${total.accepted} accepted (MMV_SEED=${first})`,
    );
  });
});
