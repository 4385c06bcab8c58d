import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { loading, type Live } from './live';

/**
 * The answer of a request as a live value. One that is asked again, also in vain, keeps showing what it answered before;
 * `dated`: with its moment, if it was asked in vain.
 */
export function useAnswer<T>(request: UseQueryOptions<T>, { dated = false } = {}): Live<T> {
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = useQuery(request);
  const failed = isError && !isFetching;
  const seenAt = dated && isError ? dataUpdatedAt : undefined;
  return useMemo(() => {
    if (data !== undefined) return { status: 'ready', data, ...(seenAt && { seenAt }) };
    return failed ? { status: 'failed', error, retry: () => void refetch() } : loading;
  }, [failed, data, error, seenAt, refetch]);
}
