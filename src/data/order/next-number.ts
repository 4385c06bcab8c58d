import { isRefused } from '../base/database';
import { pause } from '../base/pace';

/** With their pauses, all attempts take about a minute. */
const attempts = 100;

/** Milliseconds: the longest pause after the second clash, which doubles with each further one, and its limit. */
const firstPause = 50;
const maxPauseMs = 1000;

interface Attempts {
  /** Reads the counter; may throw to end the attempts. */
  readCounter: () => Promise<number>;
  write: (number: number) => Promise<void>;
  /** Called with the number of clashes so far. */
  onClash?: ((clashes: number) => void) | undefined;
}

/**
 * Makes a write with a counter's next number, and retries with the following one if somebody else was faster. Pauses
 * are random, so that the same writers don't clash again.
 *
 * Safety: the rules accept only the next number, in one write with its record, so of two writes one is refused whole.
 * If the counter has not moved, the refusal has another reason and is thrown.
 */
export async function withNextNumber({ readCounter, write, onClash }: Attempts): Promise<number> {
  let number = (await readCounter()) + 1;
  for (let clashes = 1; ; clashes += 1) {
    try {
      await write(number);
      return number;
    } catch (error) {
      if (!isRefused(error) || clashes === attempts) throw error;
      const next = (await readCounter()) + 1;
      if (next === number) throw error;
      onClash?.(clashes);
      number = clashes === 1 ? next : await afterPause(clashes, readCounter);
    }
  }
}

/** The counter moves during the pause, so it is read again. */
async function afterPause(clashes: number, readCounter: Attempts['readCounter']): Promise<number> {
  await pause(Math.random() * Math.min(firstPause * 2 ** (clashes - 2), maxPauseMs));
  return (await readCounter()) + 1;
}
