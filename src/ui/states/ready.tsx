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
  /** The text of the loading state, or its replacement. */
  loading?: ReactNode;
  /** A sentence: what was not loaded and what to do. */
  failed: string | ((error: Error) => string);
  Failed?: ComponentType<{ message: string; onRetry: () => void }>;
  /** Replaces a list without entries. */
  empty?: ReactNode;
  /** Shows the time of a value that is no longer current. */
  dated?: boolean;
  children: (data: T) => ReactNode;
}

/** A live value when it is loaded; before that, the loading state or the failure. */
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
