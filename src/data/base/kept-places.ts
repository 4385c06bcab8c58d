import { ref, type DataSnapshot } from 'firebase/database';

import { freePlace } from '../../../domain/lists/free-place';
import { database, isRefused, read, watch, writeAll } from './database';
import type { Write } from '../order/writes';

/** A person's record at a numbered place. If two changes race, the later one is refused (decision 60). */

export interface Kept {
  lugar: number;
  /** The id of its last change. */
  mudanca: string;
}

/** All places are in use. */
export class NoPlaceLeft extends Error {}

/** Another device changed or deleted the record meanwhile. */
export class ChangedElsewhere extends Error {}

/** Where and how a person's records are read and written. `before` is the replaced version, null for a new record. */
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
     * Stores a new record at a free place and returns the place. Safety: the write claims that the place is empty, so
     * it can't replace another device's record. If it is taken, tries the next free place.
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

    /** Replaces the version that the person saw; throws ChangedElsewhere if there is a newer one. */
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

    /** Deletes the record, whatever its version. */
    remove: (uid: string, { lugar }: Kept) => writeAll(removal(uid, lugar)),
  };
}
