export type Live<T> =
  | { status: 'loading' }
  /** `seenAt`: without a connection or answer, `data` is the value of that moment, in milliseconds since 1970. */
  | { status: 'ready'; data: T; seenAt?: number }
  | { status: 'failed'; error: Error; retry: () => void };

export const loading = { status: 'loading' } as const;

/** The value; undefined while there is none. */
export function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

/** The moment of a value that isn't current; undefined if it is current or missing. */
export function seenAtOf(live: Live<unknown>): number | undefined {
  return live.status === 'ready' ? live.seenAt : undefined;
}

/** Maps the data; loading and failed states stay the same. */
export function mapLive<A, B>(live: Live<A>, map: (data: A) => B): Live<B> {
  return live.status === 'ready' ? { ...live, data: map(live.data) } : live;
}
