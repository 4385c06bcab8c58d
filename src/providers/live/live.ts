export type Live<T> =
  | { status: 'loading' }
  /** `seenAt`: there is no connection or no answer, and this is what was known at that moment, in milliseconds since 1970. */
  | { status: 'ready'; data: T; seenAt?: number }
  | { status: 'failed'; error: Error; retry: () => void };

export const loading = { status: 'loading' } as const;

/** The value, or undefined while there is none. */
export function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

/** Since when a value is no longer current; undefined for one that is, or none. */
export function seenAtOf(live: Live<unknown>): number | undefined {
  return live.status === 'ready' ? live.seenAt : undefined;
}

/** The same state with other data; loading and failed stay what they are. */
export function mapLive<A, B>(live: Live<A>, map: (data: A) => B): Live<B> {
  return live.status === 'ready' ? { ...live, data: map(live.data) } : live;
}
