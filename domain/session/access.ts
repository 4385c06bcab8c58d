import { type User, isSeller, isCustomer } from '../people/user';

/** The rights of each role (§6). Screens and the rules' access matrix use this list. */

export const capabilities = [
  'administer',
  'browseCatalog',
  'seePrices',
  'seeStock',
  'useCart',
  'sendQuote',
  'quoteForCustomers',
  'ordersOfAll',
  'ordersOfSeller',
  'ordersOfCustomer',
  'moveOrders',
  'changeOrderSeller',
] as const;
export type Capability = (typeof capabilities)[number];

const roles = ['administrator', 'seller', 'customer', 'waiting'] as const;
export type Role = (typeof roles)[number];

const capabilitiesOf: Record<Role, readonly Capability[]> = {
  administrator: [
    'administer',
    'browseCatalog',
    'seePrices',
    'seeStock',
    'useCart',
    'ordersOfAll',
    'moveOrders',
    'changeOrderSeller',
  ],
  seller: [
    'browseCatalog',
    'seePrices',
    'seeStock',
    'useCart',
    'sendQuote',
    'quoteForCustomers',
    'ordersOfSeller',
    'moveOrders',
  ],
  customer: ['browseCatalog', 'useCart', 'sendQuote', 'ordersOfCustomer'],
  waiting: [],
};

export type RoleFields = Pick<User, 'superUser' | 'permissao' | 'analise'>;

/** The role of a record. An administrator needs both `superUser` and `permissao`. */
export function roleOf(user: RoleFields): Role {
  if (user.superUser && user.permissao === 'superUser') return 'administrator';
  if (user.analise !== true) return 'waiting';
  if (isSeller(user)) return 'seller';
  return isCustomer(user) ? 'customer' : 'waiting';
}

export function can(user: RoleFields, capability: Capability): boolean {
  return capabilitiesOf[roleOf(user)].includes(capability);
}

export function rolesThatCan(capability: Capability): Role[] {
  return roles.filter((role) => capabilitiesOf[role].includes(capability));
}
