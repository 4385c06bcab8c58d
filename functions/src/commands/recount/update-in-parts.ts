import type { Reference } from 'firebase-admin/database';

const entriesAtOnce = 1000;

/** Many places below one, none of which needs another: a thousand a write. */
export async function updateInParts(
  place: Reference,
  values: Record<string, unknown>,
): Promise<void> {
  const all = Object.entries(values);
  for (let from = 0; from < all.length; from += entriesAtOnce) {
    await place.update(Object.fromEntries(all.slice(from, from + entriesAtOnce)));
  }
}
