/** A live value is in exactly one of three states. */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: Error; retry: () => void };

export const loading = { status: 'loading' } as const;

/** The value, or undefined while there is none. */
export function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

/** The same state with other data; loading and failed stay what they are. */
export function mapLive<A, B>(live: Live<A>, map: (data: A) => B): Live<B> {
  return live.status === 'ready' ? { status: 'ready', data: map(live.data) } : live;
}
