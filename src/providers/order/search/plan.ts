import type { OrderHead } from '../../../../domain/order/head';
import {
  isOfDays,
  isOfValues,
  orderSorts,
  sortOf,
  type OrderQuestion,
} from '../../../../domain/order/search/question';
import type { OrderStatus } from '../../../../domain/order/status';
import {
  ordersByCompany,
  ordersByValue,
  ordersInStatus,
  ordersOfCustomer,
  ordersOfSeller,
  ordersOfSellersCustomer,
  type OrderList,
} from '../../../data/order/search/lists';

/** Whose orders (§6): all, the seller's own, the customer's own. */
export type OrderScope = 'all' | 'seller' | 'customer';

export interface OrderPlan {
  /** The index that answers most of the question. */
  list: OrderList;
  /** The list is narrowed to the days, whose numbers must be found first. */
  byDays: boolean;
  /** What the index doesn't answer and each order is asked for; undefined for nothing. */
  rest: ((order: OrderHead) => boolean) | undefined;
}

interface Asked {
  scope: OrderScope;
  uid: string;
  status: OrderStatus;
  /** Only the orders of this customer, or of this seller; '' for everybody's. */
  customer: string;
  seller: string;
  question: OrderQuestion;
}

/** How a question is answered: by one index, sorted as it was asked, and by looking at each order for the rest. */
export function planOf(asked: Asked): OrderPlan {
  const { status, customer, question } = asked;
  const seller = sellerOf(asked);
  const { by, last } = orderSorts[sortOf(question)];
  const { from, to, least, most } = question;
  const hasDays = from !== '' || to !== '';
  const hasValues = least !== undefined || most !== undefined;
  const ofDays = hasDays && ((order: OrderHead) => isOfDays(question, order));
  const ofValues = hasValues && ((order: OrderHead) => isOfValues(question, order));
  const ofCustomer = customer !== '' && ((order: OrderHead) => order.cliente.uid === customer);
  if (by === 'value') {
    const list = { ...ordersByValue(status, least, most, seller || undefined), last };
    return { list, byDays: false, rest: every(ofDays, ofCustomer) };
  }
  const ofSeller = seller !== '' && ((order: OrderHead) => order.idvendedor === seller);
  if (by === 'company') {
    const list = { ...ordersByCompany(status), last };
    return { list, byDays: false, rest: every(ofDays, ofValues, ofCustomer, ofSeller) };
  }
  return { list: { ...byNumber(asked), last }, byDays: hasDays, rest: every(ofValues) };
}

function sellerOf({ scope, uid, seller }: Asked): string {
  return scope === 'seller' ? uid : seller;
}

function byNumber(asked: Asked): OrderList {
  const { scope, uid, status, customer } = asked;
  const seller = sellerOf(asked);
  if (scope === 'customer') return ordersOfCustomer(uid, status);
  if (customer !== '') {
    return seller === ''
      ? ordersOfCustomer(customer, status)
      : ordersOfSellersCustomer(seller, customer, status);
  }
  return seller === '' ? ordersInStatus(status) : ordersOfSeller(seller, status);
}

function every(...tests: (false | ((order: OrderHead) => boolean))[]): OrderPlan['rest'] {
  const asked = tests.filter((test) => test !== false);
  return asked.length === 0 ? undefined : (order) => asked.every((test) => test(order));
}
