import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { OrderFacts } from '../../../domain/order/check/alerts';
import type { TodaysDoubts } from '../../../domain/order/check/doubts';
import type { OrderHead } from '../../../domain/order/head';
import { validityOf } from '../../../domain/order/quote/validity';
import { initialStatus } from '../../../domain/order/status';
import { env } from '../../config/env';
import { promised, together } from '../../data/base/subscription';
import { watchOrderCheck } from '../../data/order/check/comparison';
import { fetchTodaysDoubts } from '../../data/order/check/todays-doubts';
import { watchStillApproved } from '../../data/people/still-approved';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';
import { useToday } from '../page/use-today';
import { currentAnswers } from '../product/catalog';

interface KnownFacts {
  /** Of each order, in their order, as far as they are known. */
  facts: OrderFacts[];
  /** `failed`: some can't be read. That the product table can't be had is a fact. */
  state: 'loading' | 'failed' | 'ready';
}

const nobody = promised(() => Promise.resolve(undefined));
const isPending = ({ status }: OrderHead) => status === initialStatus;

/** What is known beside these orders, live, for those who decide about them: the same for a row, one order and many. */
export function useOrderFacts(orders: readonly OrderHead[]): KnownFacts {
  const numbers = orders.map(({ numerodopedido }) => numerodopedido).join();
  const checks = useLive(
    useMemo(
      () => (numbers === '' ? null : together(numbers.split(',').map(Number).map(watchOrderCheck))),
      [numbers],
    ),
  );
  const customers = JSON.stringify(
    orders.map((order) => isPending(order) && askedOf(order.cliente)),
  );
  const approvals = useLive(
    useMemo(() => {
      const each = JSON.parse(customers) as (false | ReturnType<typeof askedOf>)[];
      if (each.length === 0) return null;
      return together(each.map((customer) => (customer ? watchStillApproved(customer) : nobody)));
    }, [customers]),
  );
  const doubts = useTodaysDoubts(orders);
  const day = useToday();
  const facts = orders.map<OrderFacts>((order, at) => {
    return {
      check: dataOf(checks)?.[at],
      today: doubts[at],
      validity: validityOf(order, env.quoteDays, day),
      isCustomerApproved: dataOf(approvals)?.[at],
    };
  });
  const isLoading =
    orders.length > 0 &&
    ([checks, approvals].some(({ status }) => status === 'loading') ||
      orders.some((order, at) => isPending(order) && doubts[at] === undefined));
  const isFailed = [checks, approvals].some(({ status }) => status === 'failed');
  return {
    facts,
    state: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
  };
}

const askedOf = ({ uid, permissao }: OrderHead['cliente']) => ({ uid, permissao });

/** Of each: undefined until it is known, null where the table can't be had. Only a pending one is compared. */
function useTodaysDoubts(orders: readonly OrderHead[]): (TodaysDoubts | null | undefined)[] {
  const answers = useQueries({
    queries: orders.map((order) => ({
      queryKey: ['conferencias', order.numerodopedido],
      queryFn: () => fetchTodaysDoubts(order.numerodopedido),
      enabled: isPending(order),
      ...currentAnswers,
    })),
  });
  return orders.map((order, at) => {
    const answer = answers[at];
    if (!isPending(order)) return undefined;
    return answer?.data ?? (answer?.isError && !answer.isFetching ? null : answer?.data);
  });
}
