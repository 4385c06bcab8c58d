import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import type { OrderFacts } from '../../../../domain/order/check/alerts';
import type { OrderComparison } from '../../../../domain/order/check/doubts';
import type { OrderHead } from '../../../../domain/order/head';
import { validityOf } from '../../../../domain/order/quote/time/validity';
import { initialStatus } from '../../../../domain/order/status';
import { env } from '../../../config/env';
import { promised, together } from '../../../data/base/subscription';
import { fetchComparison } from '../../../data/order/check/comparison';
import { watchStillApproved } from '../../../data/people/still-approved';
import { createListed } from '../../live/listed';
import { dataOf } from '../../live/live';
import { useLive } from '../../live/use-live';
import { useToday } from '../../page/use-today';
import { currentAnswers } from '../../product/catalog';

interface KnownFacts {
  /** The known facts of each order, in the orders' order. */
  facts: OrderFacts[];
  /** `failed`: the customers' approvals can't be read. A missing product table doesn't count as failure. */
  state: 'loading' | 'failed' | 'ready';
  /** Some orders could not be compared with the product table. */
  lacksTable: boolean;
}

const nobody = promised(() => Promise.resolve(undefined));
const isPending = ({ status }: Pick<OrderHead, 'status'>) => status === initialStatus;

/** Live facts about these orders, for the people who decide on them. */
export function useOrderFacts(orders: readonly OrderHead[]): KnownFacts {
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
  const { comparisons, isComparing, lacksTable } = useComparisons(orders);
  const day = useToday();
  const facts = orders.map<OrderFacts>((order, at) => ({
    comparison: comparisons[at],
    validity: validityOf(order, env.quoteDays, day),
    isCustomerApproved: dataOf(approvals)?.[at],
  }));
  const isLoading = orders.length > 0 && (approvals.status === 'loading' || isComparing);
  return {
    facts,
    state: approvals.status === 'failed' ? 'failed' : isLoading ? 'loading' : 'ready',
    lacksTable,
  };
}

const askedOf = ({ uid, permissao }: OrderHead['cliente']) => ({ uid, permissao });

const comparisonOf = (order: Pick<OrderHead, 'numerodopedido' | 'status' | 'alterado'>) => ({
  // An order that became pending again needs today's comparison, and changed lines need their own.
  queryKey: ['conferencias', order.numerodopedido, isPending(order), order.alterado ?? 0],
  queryFn: () => fetchComparison(order),
  ...currentAnswers,
});

/** The comparison of each order; undefined while it is unknown or unavailable. */
function useComparisons(orders: readonly OrderHead[]): {
  comparisons: (OrderComparison | undefined)[];
  isComparing: boolean;
  lacksTable: boolean;
} {
  const answers = useQueries({
    queries: orders.map(comparisonOf),
  });
  const unknown = answers.filter(({ data }) => data === undefined);
  return {
    comparisons: answers.map(({ data }) => data),
    isComparing: unknown.some(({ isFetching }) => isFetching),
    lacksTable: unknown.some(({ isFetching }) => !isFetching),
  };
}

type Compared = Parameters<typeof comparisonOf>[0];

const [Comparisons, useListedComparison] = createListed('OrderFactsProvider', (order: string) => {
  const compared = JSON.parse(order) as Compared;
  return useQuery({ ...comparisonOf(compared), notifyOnChangeProps: ['data'] }).data;
});

const [Approvals, useListedApproval] = createListed('OrderFactsProvider', (customer: string) => {
  const watched = useMemo(
    () => watchStillApproved(JSON.parse(customer) as ReturnType<typeof askedOf>),
    [customer],
  );
  return dataOf(useLive(watched));
});

/** Reads the facts of a list's orders once for all rows. */
export function OrderFactsProvider({ children }: { children: ReactNode }) {
  return (
    <Comparisons>
      <Approvals>{children}</Approvals>
    </Comparisons>
  );
}

/** The facts of one order in a list, for its row. */
export function useListedFacts(order: OrderHead): OrderFacts {
  const { numerodopedido, status, alterado, cliente } = order;
  const day = useToday();
  // From an earlier visit, so that marks show at once.
  const known = useQueryClient().getQueryData<OrderComparison>(comparisonOf(order).queryKey);
  return {
    comparison: useListedComparison(JSON.stringify({ numerodopedido, status, alterado })) ?? known,
    validity: validityOf(order, env.quoteDays, day),
    isCustomerApproved: useListedApproval(
      isPending(order) ? JSON.stringify(askedOf(cliente)) : undefined,
    ),
  };
}
