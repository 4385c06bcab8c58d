import { longestAhead, registrationEvery } from '../../domain/registration/pace';
import {
  all,
  any,
  exists,
  is,
  isAtLeast,
  isAtMost,
  isBelow,
  isnt,
  isNumber,
  isText,
  not,
} from '../language/condition';
import { code, plus } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isSentBy } from '../order/author';
import { can, isLetIn, me } from '../session/caller';
import { counted, isNext } from './sums';

/** The counters of §3. Each moves only together with the record that takes its number. */

export const customerCode = {
  read: allow(
    '§3: whoever registers reads which code is next, or the administrator for them.',
    any(not(exists(before`usuarios/${me}`)), can('administer')),
  ),
  write: allow(
    '§3: the next code, by the customer who takes it with their new record.',
    isNext,
    not(exists(before`usuarios/${me}`)),
    is(after`usuarios/${me}/cod`, written),
    isnt(after`cadastros/ritmo`, before`cadastros/ritmo`),
  ),
} satisfies RuleNode;

const busyBefore = counted(stored);
const now = code('now');

const registrationPace: RuleNode = {
  why: 'A moment that each registration moves on by five minutes. A script that runs 100 of them ahead has to wait.',
  read: customerCode.read,
  write: allow(
    'Decision 91: with a new customer, and not too far ahead.',
    isnt(after`codigocliente`, before`codigocliente`),
    isNumber(written),
    isAtMost(written, plus(now, longestAhead)),
    any(
      all(isBelow(now, busyBefore), is(written, plus(busyBefore, registrationEvery))),
      all(
        isAtMost(busyBefore, now),
        isAtLeast(written, now),
        isAtMost(written, plus(now, registrationEvery)),
      ),
    ),
  ),
};

const newestSeller = after`cadastros/vendedor`;

export const sellerCode: RuleNode = {
  read: allow('§6: sellers are registered by the administrator.', can('administer')),
  write: allow(
    '§3: the next code, for the new seller whom `cadastros/vendedor` names.',
    can('administer'),
    isNext,
    not(exists(before`usuarios/${newestSeller}`)),
    is(after`usuarios/${newestSeller}/cod`, written),
  ),
};

const newestSellerName: RuleNode = {
  why: 'Names the seller who takes the code of this write.',
  write: allow(
    "§3: together with the code, and only a person whose record stands. The code's rule asks for the administrator.",
    isText(written),
    isnt(after`codigovendedor`, before`codigovendedor`),
    is(after`usuarios/${written}/uid`, written),
  ),
};

/** `cadastros`: the data that accompany the two codes. */
export const registrations: RuleNode = {
  children: { ritmo: registrationPace, vendedor: newestSellerName },
};

export const orderNumber: RuleNode = {
  read: allow('§4, quote submission: whoever sends a quote reads which number is next.', isLetIn),
  write: allow(
    '§4: the next number, by the author of the new order that bears it.',
    isNext,
    not(exists(before`pedidos/${written}`)),
    isSentBy(after`pedidos/${written}`, me),
  ),
};

export const quoteTotal: RuleNode = {
  read: allow("§2, /home: the dashboard is the administrator's.", can('administer')),
  write: allow(
    '§4: with a new order, and by its total.',
    isnt(after`numerodopedido`, before`numerodopedido`),
    is(written, plus(counted(stored), after`pedidos/${after`numerodopedido`}/total`)),
  ),
};
