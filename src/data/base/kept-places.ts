import { ref, type DataSnapshot } from 'firebase/database';

import { freePlace } from '../../../domain/lists/free-place';
import { database, isRefused, read, watch, writeAll } from './database';
import type { Write } from '../order/writes';

/** What a person keeps at numbered places; of two changes of one the slower is refused (decision 60). */

export interface Kept {
  lugar: number;
  /** The id of its last change. */
  mudanca: string;
}

/** No place is left for another one. */
export class NoPlaceLeft extends Error {}

/** Another device changed it meanwhile, or deleted it. */
export class ChangedElsewhere extends Error {}

/** Where a person's records stand, how they are read, and how one is written: on `before`, or as a new one. */
interface Shelf<Item extends Kept, Draft> {
  places: number;
  path: (uid: string) => string;
  from: (stored: DataSnapshot) => Item[];
  write: (uid: string, lugar: number, draft: Draft, before: Kept | null, id: string) => Write;
  removal: (uid: string, lugar: number) => Write;
}

export function shelf<Item extends Kept, Draft>({
  places,
  path,
  from,
  write,
  removal,
}: Shelf<Item, Draft>) {
  const current = async (uid: string) => (await read(path(uid), from)) ?? [];
  return {
    watch: (uid: string) => watch(ref(database, path(uid)), from),

    /**
     * Keeps a new record at a free place, and answers which.
     * Safety: the record claims to follow on none, so it can't replace another device's. Then the next free place is
     * tried.
     */
    async create(uid: string, draft: Draft): Promise<number> {
      for (;;) {
        const lugar = freePlace(await current(uid), places);
        if (lugar === undefined) throw new NoPlaceLeft();
        try {
          await writeAll(write(uid, lugar, draft, null, crypto.randomUUID()));
          return lugar;
        } catch (error) {
          const taken = (await current(uid)).some((one) => one.lugar === lugar);
          if (!isRefused(error) || !taken) throw error;
        }
      }
    },

    /** Changes a record as the person saw it; throws ChangedElsewhere where it is not so any more. */
    async change(uid: string, seen: Kept, draft: Draft): Promise<Kept> {
      const mudanca = crypto.randomUUID();
      try {
        await writeAll(write(uid, seen.lugar, draft, seen, mudanca));
        return { lugar: seen.lugar, mudanca };
      } catch (error) {
        if (!isRefused(error)) throw error;
        const now = (await current(uid)).find(({ lugar }) => lugar === seen.lugar);
        throw now?.mudanca === seen.mudanca ? error : new ChangedElsewhere();
      }
    },

    /** Deletes it, whatever has become of it. */
    remove: (uid: string, { lugar }: Kept) => writeAll(removal(uid, lugar)),
  };
}
