// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { rolesThatCan } from '../../../../../domain/session/access';
import { administratorOrders, customerOrders, sellerOrders } from '../order-lists';
import type { OrderColumnKey } from './order-columns';

describe('§6 the columns of a role', () => {
  const lists = {
    administrator: administratorOrders,
    seller: sellerOrders,
    customer: customerOrders,
  };
  const rolesWith = (column: OrderColumnKey) =>
    Object.entries(lists).flatMap(([role, { columns }]) =>
      columns.some(({ key }) => key === column) ? role : [],
    );

  it('print and send prices for people who see them', () => {
    const priced = Object.entries(lists).flatMap(([role, list]) => (list.priced ? role : []));
    expect(priced).toEqual(rolesThatCan('seePrices'));
  });

  it.each([
    ['moveStatus', 'moveOrders'],
    ['delete', 'moveOrders'],
    ['changeSeller', 'changeOrderSeller'],
    ['total', 'seePrices'],
  ] as const)('offer %s to people whom the rules let %s', (column, capability) => {
    expect(rolesWith(column)).toEqual(rolesThatCan(capability));
  });
});
