import { asError, type Stop, type Subscribe } from './subscription';

export interface Found<Item> {
  /** Those that match, live, in no order. */
  found: Item[];
  checked: number;
  /** `paused`: enough was found for now; `stopped`: by the person; `done`: all were looked at. */
  state: 'searching' | 'paused' | 'stopped' | 'done';
}

export interface Search<Result> {
  watch: Subscribe<Result>;
  /** Goes on after a pause or a stop. */
  more: () => void;
  stop: () => void;
}

interface Step<Item> {
  checked: number;
  matching: readonly Item[];
  /** Nothing is left to read. */
  over: boolean;
}

interface Searched<Item> {
  keyOf: (item: Item) => string | number;
  /** Begins anew: each call of what it returns reads on. */
  begin: () => () => Promise<Step<Item>>;
  /** One of those that match, as it is now; null when it is gone. */
  watch: (item: Item) => Subscribe<Item | null>;
  /** It still stands where it was looked for. */
  isIn: (item: Item) => boolean;
}

/** The search pauses each time it has found this many more. */
const enough = 30;

/** Reads until enough is found, all was read, or the person stops it. Matches are live, and dropped when they leave. */
export function searchInSteps<Item>(searched: Searched<Item>): Search<Found<Item>> {
  const { keyOf } = searched;
  let control: Pick<Search<Found<Item>>, 'more' | 'stop'> | undefined;

  const watch: Subscribe<Found<Item>> = (next, fail) => {
    const found = new Map<string | number, Item>();
    const stops = new Map<string | number, Stop>();
    const read = searched.begin();
    let closed = false;
    let running = false;
    let wanted = enough;
    let checked = 0;
    let state: Found<Item>['state'] = 'paused';

    function tell() {
      if (!closed) next({ found: [...found.values()], checked, state });
    }

    function follow(item: Item) {
      const key = keyOf(item);
      // Found by one index and by another.
      if (stops.has(key)) return;
      found.set(key, item);
      const leave = () => {
        if (found.delete(key)) tell();
      };
      const take = (now: Item | null) => {
        if (now === null || !searched.isIn(now)) {
          leave();
          return;
        }
        found.set(key, now);
        tell();
      };
      stops.set(key, searched.watch(item)(take, leave));
    }

    async function readStep() {
      const step = await read();
      if (closed) return;
      checked += step.checked;
      step.matching.forEach(follow);
      if (step.over) state = 'done';
      else if (state === 'searching' && found.size >= wanted) state = 'paused';
      tell();
    }

    const isSearching = () => !closed && state === 'searching';
    async function run() {
      state = 'searching';
      tell();
      // A stop takes effect after the current step; if asked to go on before that, the same run continues.
      if (running) return;
      running = true;
      try {
        while (isSearching()) await readStep();
      } catch (error) {
        if (!closed) fail(asError(error));
      }
      running = false;
    }

    control = {
      more: () => {
        if (state !== 'paused' && state !== 'stopped') return;
        wanted = found.size + enough;
        void run();
      },
      stop: () => {
        if (state !== 'searching') return;
        state = 'stopped';
        tell();
      },
    };
    void run();
    return () => {
      closed = true;
      stops.forEach((stop) => stop());
    };
  };
  return { watch, more: () => control?.more(), stop: () => control?.stop() };
}
