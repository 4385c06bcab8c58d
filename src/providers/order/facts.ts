import { useMemo } from 'react';

import { byCode } from '../../../domain/order/check/comparison';
import type { OrderFacts } from '../../../domain/order/check/alerts';
import { todaysDoubts } from '../../../domain/order/check/doubts';
import type { Order, OrderCustomer } from '../../../domain/order/order';
import { validityOf } from '../../../domain/order/quote/validity';
import { initialStatus } from '../../../domain/order/status';
import { env } from '../../config/env';
import { promised, together } from '../../data/base/subscription';
import { watchOrderCheck } from '../../data/order/comparison';
import { watchStillApproved } from '../../data/people/still-approved';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';
import { useToday } from '../page/use-today';
import { useProductsOfEach } from '../product/catalog';

interface KnownFacts {
  /** Of each order, in their order, as far as they are known. */
  facts: OrderFacts[];
  /** `failed`: some can't be read. That the product table can't be had is a fact. */
  state: 'loading' | 'failed' | 'ready';
}

const nobody = promised(() => Promise.resolve(undefined));
const nothing: readonly string[] = [];
const isPending = ({ status }: Order) => status === initialStatus;

/** What is known beside these orders, live, for those who decide about them: the same for a row, one order and many. */
export function useOrderFacts(orders: readonly Order[]): KnownFacts {
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
  const tables = useProductsOfEach(
    orders.map((order) =>
      isPending(order) ? order.itens.map(({ CD_PRODUTO }) => CD_PRODUTO) : nothing,
    ),
  );
  const day = useToday();
  const facts = orders.map<OrderFacts>((order, at) => {
    const table = tables[at];
    return {
      check: dataOf(checks)?.[at],
      today: table && todaysDoubts(order, byCode(table)),
      validity: validityOf(order, env.quoteDays, day),
      isCustomerApproved: dataOf(approvals)?.[at],
    };
  });
  const isLoading =
    orders.length > 0 &&
    ([checks, approvals].some(({ status }) => status === 'loading') ||
      orders.some((order, at) => isPending(order) && tables[at] === undefined));
  const isFailed = [checks, approvals].some(({ status }) => status === 'failed');
  return { facts, state: isFailed ? 'failed' : isLoading ? 'loading' : 'ready' };
}

const askedOf = ({ uid, permissao }: OrderCustomer) => ({ uid, permissao });
