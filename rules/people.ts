import { rolesThatCan, type Capability } from '../domain/access';
import { all, any, is, type Condition } from './language/condition';
import { code } from './language/expression';
import { before } from './language/place';

/** Who is asking. */

export const me = code('auth.uid');

/** The caller's own record as it was before the write: nobody gives themselves a right and uses it at once. */
export const mine = before`usuarios/${me}`;

export const isAdministrator = is(mine`superUser`, true);
export const isApproved = is(mine`analise`, true);

/** Everybody but those who wait or were removed. */
export const isLetIn = any(isApproved, isAdministrator);

const isApprovedSeller = all(isApproved, is(mine`permissao`, 'vendedor'));
const isApprovedCustomer = all(isApproved, is(mine`permissao`, 'cliente'));
const isSellerOrCustomer = all(isApproved, is(mine`superUser`, false));

/** §6: those who have the capability in the table of `domain/access.ts`. */
export function can(capability: Capability): Condition {
  const roles = rolesThatCan(capability);
  const isEach = (...wanted: typeof roles) => wanted.every((role) => roles.includes(role));
  if (isEach('administrator', 'seller', 'customer')) return isLetIn;
  if (isEach('seller', 'customer')) return isSellerOrCustomer;
  return any(
    ...(isEach('administrator') ? [isAdministrator] : []),
    ...(isEach('seller') ? [isApprovedSeller] : []),
    ...(isEach('customer') ? [isApprovedCustomer] : []),
  );
}
