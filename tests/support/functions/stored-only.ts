import { vi } from 'vitest';

import { database } from '../../../functions/src/firebase';

/** Lets Firebase's database hold only these values; `get` can read them differently. Returns the paths that are read. */
export function storeOnly(
  values: Record<string, unknown>,
  get = (value: unknown): Promise<object> =>
    Promise.resolve({ exists: () => value !== null, val: () => value }),
): string[] {
  const databaseURL = 'https://demo-mmv.firebaseio.com';
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-mmv', databaseURL }));
  const reads: string[] = [];
  const ref = (path: string) => ({
    get() {
      reads.push(path);
      return get(values[path] ?? null);
    },
  });
  vi.spyOn(database(), 'ref').mockImplementation(ref as never);
  return reads;
}
