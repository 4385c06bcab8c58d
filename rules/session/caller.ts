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

/** The caller's uid. */

export const me = code('auth.uid');

/** The caller's record before the write, so that nobody can use a right that the same write gives them. */
export const mine = before`usuarios/${me}`;

/** `make-administrator` ends all earlier sessions, but their ID tokens stay valid for up to an hour. */
const sessionsSince = before`contas/${me}/desde`;
const hasNewSession = any(
  not(exists(sessionsSince)),
  isAtLeast(code('auth.token.auth_time'), sessionsSince),
);

/** `roleOf` of `domain/session/access.ts`: requires both fields. */
export const isAdministrator = all(
  is(mine`superUser`, true),
  is(mine`permissao`, 'superUser'),
  hasNewSession,
);
export const isApproved = is(mine`analise`, true);

const isApprovedSeller = all(isApproved, is(mine`permissao`, 'vendedor'));
const isApprovedCustomer = all(isApproved, is(mine`permissao`, 'cliente'));
const isSellerOrCustomer = all(isApproved, matches(mine`permissao`, /^(vendedor|cliente)$/));

/** Approved sellers and customers, and administrators. */
export const isLetIn = any(isSellerOrCustomer, isAdministrator);

/** §6: the roles that have this capability in the table of `domain/session/access.ts`. */
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
