import fc from 'fast-check';
import { describe, test } from 'vitest';

import type { Order } from '../../domain/order';
import { long } from '../support/long';
import { people, type Person } from '../support/people';
import { startRules } from '../support/rules-environment';
import { seed } from '../support/seed';
import {
  expectHistoryToBeComplete,
  expectNoPrivilegeGained,
  expectSumsToAgree,
} from './invariants';
import type { Stored } from './invariants';
import { command, writeOf, type Command } from './random-commands';

const rules = startRules();

/** Consecutive integer keys come back as a list that starts with a hole. */
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

async function play(commands: Command[]): Promise<number> {
  await rules.reset();
  const before = await read();
  const seen = Object.fromEntries(
    Object.keys(people).map((person) => [person, before.pedidos]),
  ) as Record<Person, Stored['pedidos']>;
  let accepted = 0;
  let last = before;
  for (const [index, command] of commands.entries()) {
    if (command.fresh) seen[command.actor] = last.pedidos;
    const id = `line-${String(index).padStart(3, '0')}`;
    const write = writeOf(command, seen[command.actor], id);
    if (!write) continue;
    const done = await rules
      .as(command.actor)
      .ref()
      .update(write)
      .then(
        () => true,
        () => false,
      );
    const after = await read();
    expectSumsToAgree(after);
    expectNoPrivilegeGained(before, after);
    expectHistoryToBeComplete(before, after);
    if (done) accepted += 1;
    last = after;
  }
  return accepted;
}

describe('§4, §6 any sequence of acts by several people', () => {
  test('keeps numbers, sums, roles and history right', { timeout: 1_800_000 }, async () => {
    const first = seed();
    const runs = Number(process.env['MMV_RUNS'] ?? (long ? 500 : 12));
    let operations = 0;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 60 }), async (commands) => {
        operations += commands.length;
        accepted += await play(commands);
      }),
      { seed: first, numRuns: runs },
    );
    console.info(`${operations} operations, ${accepted} accepted (MMV_SEED=${first})`);
  });
});
