import { asError, type Stop, type Subscribe } from './subscription';

export interface Found<Item> {
  /** The matches, live and unsorted. */
  found: Item[];
  checked: number;
  /** `paused`: found enough for now; `stopped`: by the person; `done`: searched everything. */
  state: 'searching' | 'paused' | 'stopped' | 'done';
}

export interface Search<Result> {
  watch: Subscribe<Result>;
  /** Continues after a pause or a stop. */
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
  /** Starts a search; each call of the returned function reads the next step. */
  begin: () => () => Promise<Step<Item>>;
  /** The live item; null when it is gone. */
  watch: (item: Item) => Subscribe<Item | null>;
  /** Whether the item still belongs to the searched list. */
  isIn: (item: Item) => boolean;
}

/** The search pauses after each so many matches. */
const enough = 30;

/**
 * Searches in steps until it has found enough, has read everything, or the person stops it. Matches are live, and leave
 * when they no longer belong.
 */
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

    function deliver() {
      if (!closed) next({ found: [...found.values()], checked, state });
    }

    function follow(item: Item) {
      const key = keyOf(item);
      // Two indexes may find the same item.
      if (stops.has(key)) return;
      found.set(key, item);
      const leave = () => {
        if (found.delete(key)) deliver();
      };
      const take = (now: Item | null) => {
        if (now === null || !searched.isIn(now)) {
          leave();
          return;
        }
        found.set(key, now);
        deliver();
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
      deliver();
    }

    const isSearching = () => !closed && state === 'searching';
    async function run() {
      state = 'searching';
      deliver();
      // A stop takes effect after the current step. If the person continues before that, the same run goes on.
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
        deliver();
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
