import type { ComponentType, ReactNode } from 'react';

import { FailedState } from './failed-state';
import { LoadingState } from './loading-state';
import { SeenAt } from './seen-at';

interface ReadyProps<T> {
  /** A `Live` of the providers. */
  of:
    | { status: 'loading' }
    | { status: 'ready'; data: T; seenAt?: number }
    | { status: 'failed'; error: Error; retry: () => void };
  /** What the loading state says, or what takes its place. */
  loading?: ReactNode;
  /** What was not loaded and what to do, as a sentence. */
  failed: string | ((error: Error) => string);
  Failed?: ComponentType<{ message: string; onRetry: () => void }>;
  /** Takes the place of a list without entries. */
  empty?: ReactNode;
  /** Says of which moment the value is if it is no longer current. */
  dated?: boolean;
  children: (data: T) => ReactNode;
}

/** A live value once it is there; until then that it loads, or why it is not there. */
export function Ready<T>(props: ReadyProps<T>) {
  const { of: live, loading, failed, Failed = FailedState, empty, dated, children } = props;
  if (live.status === 'loading') {
    return typeof loading === 'string' ? <LoadingState text={loading} /> : loading;
  }
  if (live.status === 'failed') {
    const message = typeof failed === 'string' ? failed : failed(live.error);
    return <Failed message={message} onRetry={live.retry} />;
  }
  const { data, seenAt } = live;
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return (
    <>
      {dated && <SeenAt at={seenAt} />}
      {children(data)}
    </>
  );
}
