import type { DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { freePlace } from '../../../domain/lists/free-place';
import { isRefused, pathOf, writeAll } from './database';
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

/** One that doesn't fit is logged and left out: it must not take the others down. */
export function childrenOf<Fields, Child>(
  stored: DataSnapshot,
  schema: v.GenericSchema<unknown, Fields>,
  childFrom: (fields: Fields, place: number) => Child,
): Child[] {
  const children: Child[] = [];
  stored.forEach((child) => {
    const fields = v.safeParse(schema, child.val());
    if (fields.success) children.push(childFrom(fields.output, Number(child.key)));
    else console.error(`The record ${pathOf(child)} does not fit`);
  });
  return children;
}

interface NewRecord {
  /** How many places there are. */
  places: number;
  current: () => Promise<readonly Kept[]>;
  writeAt: (lugar: number) => Write;
}

/**
 * Keeps a new record at a free place, and answers which.
 * Safety: the record claims to follow on none, so it can't replace another device's. Then the next free place is
 * tried.
 */
export async function keepNew({ places, current, writeAt }: NewRecord): Promise<number> {
  for (;;) {
    const lugar = freePlace(await current(), places);
    if (lugar === undefined) throw new NoPlaceLeft();
    try {
      await writeAll(writeAt(lugar));
      return lugar;
    } catch (error) {
      const taken = (await current()).some((one) => one.lugar === lugar);
      if (!isRefused(error) || !taken) throw error;
    }
  }
}

/** Changes a record as the person saw it; throws ChangedElsewhere where it is not that any more. */
export async function changeKept(
  seen: Kept,
  current: () => Promise<readonly Kept[]>,
  write: Write,
): Promise<void> {
  try {
    await writeAll(write);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = (await current()).find(({ lugar }) => lugar === seen.lugar);
    throw now?.mudanca === seen.mudanca ? error : new ChangedElsewhere();
  }
}
