import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { loading, type Live } from './live';

/**
 * A request's answer as a live value. While it reloads, or if that fails, the previous answer stays; with `dated` a
 * failed reload adds its moment.
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
