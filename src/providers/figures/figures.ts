import { useInfiniteQuery, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import {
  figureOrdersAtOnce,
  type FigureOrder,
  type FigureQuestion,
  type Figures,
  type OrderCount,
} from '../../../domain/figures/figures';
import type { Period } from '../../../domain/figures/period';
import { fetchFigures, fetchOrdersBehind } from '../../data/figures/figures';
import { refusalOf } from '../../data/base/refusal';
import { loading, type Live } from '../live/live';
import { useAnswer } from '../live/use-answer';

const figures = 'figures';

/**
 * The figures of a period and of its comparison (`periodBefore`), computed at each visit (§2 /home). With null nothing
 * is requested.
 */
export function useFigures(period: Period | null, monthsBefore: number | undefined): Live<Figures> {
  return useAnswer({
    queryKey: [figures, 'of', period, monthsBefore],
    queryFn: () =>
      period ? fetchFigures(period, monthsBefore) : Promise.reject(new Error('No period')),
    enabled: period !== null,
    gcTime: 0,
  });
}

/** 'Atualizar': computes the shown figures anew. The old ones stay meanwhile. */
export function useRefreshFigures(): { refresh: () => void; refreshing: boolean } {
  const client = useQueryClient();
  const refreshing = useIsFetching({ queryKey: [figures, 'of'] }) > 0;
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: [figures, 'of'] }),
    [client],
  );
  return { refresh, refreshing };
}

/** Why figures or their orders failed: the endpoint's own sentence, or `what` with advice. */
export function figuresFailure(what: string, error: Error): string {
  return refusalOf(error) ?? describeFailure(what, error);
}

interface OrdersBehind extends OrderCount {
  orders: readonly FigureOrder[];
  loadMore: (() => void) | undefined;
  loadingMore: boolean;
  /** The last request for more has failed. */
  failedMore: boolean;
}

export function useOrdersBehind(question: FigureQuestion): Live<OrdersBehind> {
  const query = useInfiniteQuery({
    queryKey: [figures, 'orders', question],
    queryFn: ({ pageParam }) => fetchOrdersBehind(question, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ lista }) =>
      lista.length < figureOrdersAtOnce ? undefined : lista.at(-1)?.numerodopedido,
    gcTime: 0,
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const first = data?.pages[0];
  if (!first) {
    return error && !isFetching
      ? { status: 'failed', error, retry: () => void query.refetch() }
      : loading;
  }
  return {
    status: 'ready',
    data: {
      pedidos: first.pedidos,
      centavos: first.centavos,
      orders: data.pages.flatMap(({ lista }) => lista),
      loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      loadingMore: isFetchingNextPage,
      failedMore: isFetchNextPageError && !isFetching,
    },
  };
}
