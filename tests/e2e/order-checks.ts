import { join } from 'node:path';
import { execa } from 'execa';

import type { OrderCheck } from '../../domain/order/check/comparison';

const program = join(import.meta.dirname, '../support/order-checks-command.ts');

/** Playwright can't load the functions, so a separate process asks the running stack's product table. */
async function ask(number: number, ...check: string[]): Promise<OrderCheck | null> {
  const { stdout } = await execa(process.execPath, [
    ...['--import', 'tsx', program],
    ...[String(number), ...check],
  ]);
  return JSON.parse(stdout) as OrderCheck | null;
}

/** An order's first comparison. */
export const storedCheck = (number: number) => ask(number);

/** Replaces an order's first comparison; null removes it. */
export async function storeCheck(number: number, check: OrderCheck | null): Promise<void> {
  await ask(number, JSON.stringify(check));
}
