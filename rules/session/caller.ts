import { rolesThatCan, type Capability } from '../../domain/session/access';
import {
  all,
  any,
  exists,
  is,
  isAtLeast,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code } from '../language/expression';
import { before } from '../language/place';

/** Who is asking. */

export const me = code('auth.uid');

/** The caller's own record as it was before the write: nobody gives themselves a right and uses it at once. */
export const mine = before`usuarios/${me}`;

/** `make-administrator` ends all earlier sessions, but the ID token of one is taken for up to an hour more. */
const sessionsSince = before`contas/${me}/desde`;
const hasNewSession = any(
  not(exists(sessionsSince)),
  isAtLeast(code('auth.token.auth_time'), sessionsSince),
);

/** `roleOf` of `domain/session/access.ts`: both fields say so. */
export const isAdministrator = all(
  is(mine`superUser`, true),
  is(mine`permissao`, 'superUser'),
  hasNewSession,
);
export const isApproved = is(mine`analise`, true);

const isApprovedSeller = all(isApproved, is(mine`permissao`, 'vendedor'));
const isApprovedCustomer = all(isApproved, is(mine`permissao`, 'cliente'));
const isSellerOrCustomer = all(isApproved, matches(mine`permissao`, /^(vendedor|cliente)$/));

/** Everybody but those who wait or were removed, and half an administrator. */
export const isLetIn = any(isSellerOrCustomer, isAdministrator);

/** §6: those who have the capability in the table of `domain/session/access.ts`. */
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
