import { describe, expect, test } from 'vitest';

import { can, roleOf, rolesThatCan, type Capability, type RoleFields } from './access';

const people: Record<string, RoleFields> = {
  administrator: { superUser: true, permissao: 'superUser', analise: true },
  seller: { superUser: false, permissao: 'vendedor', analise: true },
  customer: { superUser: false, permissao: 'cliente', analise: true },
  pendingSeller: { superUser: false, permissao: 'vendedor', analise: false },
  pendingCustomer: { superUser: false, permissao: 'cliente', analise: false },
  removedCustomer: { superUser: false, permissao: 'cliente', analise: 'removido' },
};

describe('§6 capabilities', () => {
  test.each<[Capability, string[]]>([
    ['administer', ['administrator']],
    ['browseCatalog', ['administrator', 'seller', 'customer']],
    ['seePrices', ['administrator', 'seller']],
    ['seeStock', ['administrator', 'seller']],
    ['useCart', ['administrator', 'seller', 'customer']],
    ['sendQuote', ['seller', 'customer']],
    ['quoteForCustomers', ['seller']],
    ['ordersOfAll', ['administrator']],
    ['ordersOfSeller', ['seller']],
    ['ordersOfCustomer', ['customer']],
    ['moveOrders', ['administrator', 'seller']],
    ['changeOrderSeller', ['administrator']],
  ])('%s: %j', (capability, allowed) => {
    const able = Object.keys(people).filter((name) => {
      const person = people[name];
      return person && can(person, capability);
    });
    expect(able).toEqual(allowed);
  });

  test('a capability names the roles that have it', () => {
    expect(rolesThatCan('moveOrders')).toEqual(['administrator', 'seller']);
    expect(rolesThatCan('sendQuote')).toEqual(['seller', 'customer']);
  });

  test('superUser without its permissao administers nothing, nor the other way round', () => {
    expect(roleOf({ superUser: true, permissao: 'cliente', analise: true })).toBe('customer');
    expect(roleOf({ superUser: false, permissao: 'superUser', analise: true })).toBe('waiting');
  });
});
