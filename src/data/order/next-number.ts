import { isRefused } from '../base/database';
import { pause } from '../base/pace';

/** With their pauses they take about a minute. */
const attempts = 100;

/** Milliseconds: the longest pause after a second clash, which doubles with each one more, and the longest of all. */
const firstPause = 50;
const longestPause = 1000;

interface Attempts {
  /** The counter as it stands; may throw what ends the attempts. */
  readCounter: () => Promise<number>;
  write: (number: number) => Promise<void>;
  /** Hears how often somebody else was faster. */
  onClash?: ((clashes: number) => void) | undefined;
}

/**
 * Makes a write that takes a counter's next number, and tries the following one when somebody else was faster. Pauses
 * are random, so that those who clashed don't clash again.
 * Safety: the rules take only the next number, in one write with its record, so one of two writes is refused whole. A
 * refusal while the counter stands still is a real one, and thrown.
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

/** The counter has gone on meanwhile, so it is read again. */
async function afterPause(clashes: number, readCounter: Attempts['readCounter']): Promise<number> {
  await pause(Math.random() * Math.min(firstPause * 2 ** (clashes - 2), longestPause));
  return (await readCounter()) + 1;
}
