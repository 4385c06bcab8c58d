import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { loading, type Live } from './live';

/** The answer of a request as a live value. One that is asked again keeps showing what it answered before. */
export function useAnswer<T>(request: UseQueryOptions<T>): Live<T> {
  const { status, data, error, isFetching, refetch } = useQuery(request);
  const failed = status === 'error' && !isFetching;
  return useMemo(() => {
    if (failed) return { status: 'failed', error, retry: () => void refetch() };
    return status === 'success' ? { status: 'ready', data } : loading;
  }, [failed, status, data, error, refetch]);
}
