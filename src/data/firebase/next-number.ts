import { isRefused, readNumber } from './database';

/** With their pauses they take up to a minute. */
const attempts = 100;

/** Milliseconds: the longest pause after a first clash, which doubles with each, and the longest of all. */
const firstPause = 50;
const longestPause = 1000;

/**
 * Makes a write that takes a counter's next number, and retries with the following one when somebody else was faster;
 * `onClash` hears how often that was. The pause before a retry is as long as chance wants: two that clashed don't meet
 * again, and whoever has waited longest is no worse off than a newcomer.
 *
 * * Safety: the rules accept only the counter's next number, in the same write as the record that takes it, so of two
 * writes that read the same counter one is refused whole. A refusal while the counter hasn't moved is a genuine one and
 * is thrown.
 */
export async function withNextNumber(
  counterPath: string,
  write: (number: number) => Promise<void>,
  onClash?: (clashes: number) => void,
): Promise<number> {
  for (let clashes = 0; ;) {
    const number = (await readNumber(counterPath)) + 1;
    try {
      await write(number);
      return number;
    } catch (error) {
      const hasMoved = (await readNumber(counterPath)) + 1 !== number;
      clashes += 1;
      if (!isRefused(error) || !hasMoved || clashes === attempts) throw error;
      onClash?.(clashes);
      await pause(Math.random() * Math.min(firstPause * 2 ** (clashes - 1), longestPause));
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
