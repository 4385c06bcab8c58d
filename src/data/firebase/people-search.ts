import {
  matchesPerson,
  personRanges,
  type PersonFilters,
  type PersonRange,
} from '../../../domain/person-search';
import { listPrefix } from '../../../domain/person-index';
import type { User } from '../../../domain/user';
import type { Stop, Subscribe } from '../subscription';
import { isIn, peopleSteps, rangeOfList, type PeopleList } from './people-lists';
import { watchUser } from './users';

/** The state of a search. */
export interface PeopleFound {
  /** Those of the list who match, live, in no order. */
  found: User[];
  /** How many were looked at. */
  checked: number;
  /** `paused`: enough was found for now; `stopped`: by the person; `done`: all were looked at. */
  state: 'searching' | 'paused' | 'stopped' | 'done';
}

export interface PeopleSearch {
  watch: Subscribe<PeopleFound>;
  /** Goes on after a pause or a stop. */
  more: () => void;
  stop: () => void;
}

/** The search pauses each time it has found this many more. */
const enough = 30;
const atFirst = 30;
/** People read at once: about 200 KB. */
const stepSize = 200;

/**
 * Looks for the people of a list who pass the filters: where an index finds them, or `everywhere` in the list. Whoever is
 * found stays live by a listener of their own, and is dropped when they leave the list.
 */
export function searchPeople(
  list: PeopleList,
  filters: PersonFilters,
  everywhere: boolean,
): PeopleSearch {
  let control: Pick<PeopleSearch, 'more' | 'stop'> | undefined;
  const ranges = everywhere
    ? [rangeOfList(list)]
    : personRanges(filters, listPrefix(list.role, list.state));

  const watch: Subscribe<PeopleFound> = (next, fail) => {
    const found = new Map<string, User>();
    const stops = new Map<string, Stop>();
    const steps = stepsThrough(ranges, everywhere ? stepSize : atFirst);
    let closed = false;
    let running = false;
    let wanted = enough;
    let checked = 0;
    let state: PeopleFound['state'] = 'paused';

    function tell() {
      if (!closed) next({ found: [...found.values()], checked, state });
    }

    function follow({ uid }: User) {
      const leave = () => {
        if (found.delete(uid)) tell();
      };
      const take = (user: User | null) => {
        if (!user || !isIn(list, user)) {
          leave();
          return;
        }
        found.set(uid, user);
        tell();
      };
      stops.set(uid, watchUser(uid)(take, leave));
    }

    async function readStep() {
      const { people, over } = await steps();
      if (closed) return;
      checked += people.length;
      const matching = people.filter(
        (person) => isIn(list, person) && matchesPerson(person, filters) && !stops.has(person.uid),
      );
      matching.forEach((person) => {
        found.set(person.uid, person);
        follow(person);
      });
      if (over) state = 'done';
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
        if (!closed) fail(error instanceof Error ? error : new Error(String(error)));
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

/** Reads one range after the other. */
function stepsThrough(ranges: readonly PersonRange[], limit: number) {
  const open = ranges.map(peopleSteps);
  return async () => {
    const [first] = open;
    if (!first) return { people: [], over: true };
    const { people, over } = await first(limit);
    if (over) open.shift();
    return { people, over: open.length === 0 };
  };
}
