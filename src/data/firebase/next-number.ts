import { isRefused, readNumber } from './database';

const attempts = 100;

/**
 * Makes a write that takes a counter's next number, and retries with the following one when somebody else was faster.
 *
 * * Safety: the rules accept only the counter's next number, in the same write as the record that takes it, so of two
 * writes that read the same counter one is refused whole. A refusal while the counter hasn't moved is a genuine one and
 * is thrown.
 */
export async function withNextNumber(
  counterPath: string,
  write: (number: number) => Promise<void>,
): Promise<number> {
  let number = (await readNumber(counterPath)) + 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write(number);
      return number;
    } catch (error) {
      const next = (await readNumber(counterPath)) + 1;
      if (!isRefused(error) || next === number || attempt === attempts) throw error;
      number = next;
    }
  }
}
