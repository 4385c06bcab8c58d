import { laneOf, type ManyEntry, type Verdict } from '../../../../domain/order/many';

interface Run {
  entries: readonly ManyEntry[];
  /** Makes one; throws when that could not be learned for want of a connection. */
  perform: (entry: ManyEntry) => Promise<Verdict>;
  whenConnected: () => Promise<void>;
  isStopped: () => boolean;
  onVerdict: (entry: ManyEntry, verdict: Verdict) => void;
}

/** So many are under way at once: enough to fill the time of the answers, and no more than are soon back at a stop. */
const atOnce = 8;

/**
 * Makes all entries, several at once and those of one lane one after the other. Without a connection it waits, and begins
 * nothing. After a stop it ends as soon as those under way have.
 */
export async function runEntries(run: Run): Promise<void> {
  const waiting = [...run.entries];
  const busy = new Set<string>();

  async function work() {
    while (!run.isStopped()) {
      const at = waiting.findIndex((entry) => !busy.has(laneOf(entry)));
      const [entry] = at === -1 ? [] : waiting.splice(at, 1);
      // What is left is of lanes that are under way: whoever is there comes back to it.
      if (!entry) return;
      busy.add(laneOf(entry));
      await make(entry);
      busy.delete(laneOf(entry));
    }
  }

  async function make(entry: ManyEntry) {
    for (;;) {
      await run.whenConnected();
      if (run.isStopped()) return;
      try {
        run.onVerdict(entry, await run.perform(entry));
        return;
      } catch (error) {
        console.warn('A change of many waits for the connection', error);
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
}
