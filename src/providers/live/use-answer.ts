import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

import { loading, type Live } from './live';

/** The answer of a request as a live value. One that is asked again, also in vain, keeps showing what it answered before. */
export function useAnswer<T>(request: UseQueryOptions<T>): Live<T> {
  const { data, isError, error, isFetching, refetch } = useQuery(request);
  const failed = isError && !isFetching;
  return useMemo(() => {
    if (data !== undefined) return { status: 'ready', data };
    return failed ? { status: 'failed', error, retry: () => void refetch() } : loading;
  }, [failed, data, error, refetch]);
}
