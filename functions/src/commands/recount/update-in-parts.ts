import type { Reference } from 'firebase-admin/database';

const entriesAtOnce = 1000;

/** Writes many independent children of one path, a thousand at a time. */
export async function updateInParts(
  place: Reference,
  values: Record<string, unknown>,
): Promise<void> {
  const all = Object.entries(values);
  for (let from = 0; from < all.length; from += entriesAtOnce) {
    await place.update(Object.fromEntries(all.slice(from, from + entriesAtOnce)));
  }
}
