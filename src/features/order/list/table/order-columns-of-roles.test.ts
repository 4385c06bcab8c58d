import { describe, expect, it } from 'vitest';

import { rolesThatCan } from '../../../../../domain/session/access';
import type { OrderColumn } from './order-columns';
import { administratorView, customerView, sellerView } from '../order-views';

describe('§6 the columns of a role', () => {
  const views = { administrator: administratorView, seller: sellerView, customer: customerView };
  const rolesWith = (column: OrderColumn) =>
    Object.entries(views).flatMap(([role, { columns }]) => (columns.includes(column) ? role : []));

  it('print and send prices for whoever sees them', () => {
    const priced = Object.entries(views).flatMap(([role, view]) => (view.priced ? role : []));
    expect(priced).toEqual(rolesThatCan('seePrices'));
  });

  it.each([
    ['moveStatus', 'moveOrders'],
    ['delete', 'moveOrders'],
    ['changeSeller', 'changeOrderSeller'],
    ['total', 'seePrices'],
  ] as const)('offer %s to whoever the rules let %s', (column, capability) => {
    expect(rolesWith(column)).toEqual(rolesThatCan(capability));
  });
});
