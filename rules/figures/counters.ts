import { maxMsAhead, registrationEvery } from '../../domain/registration/pace';
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
import { code, grouped, minus, plus, type Place } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isSentBy } from '../order/quote/author';
import { can, isLetIn, me } from '../session/caller';
import { counted, isNext } from './sums';

/** The counters of §3. Each moves only together with the record that takes its number. */

export const customerCode = {
  read: allow(
    '§3: people who register read the next code; so does the administrator.',
    any(not(exists(before`usuarios/${me}`)), can('administer')),
  ),
  write: allow(
    '§3: the next code, by the customer whose new record takes it.',
    isNext,
    not(exists(before`usuarios/${me}`)),
    is(after`usuarios/${me}/cod`, written),
    isnt(after`cadastros/ritmo`, before`cadastros/ritmo`),
  ),
} satisfies RuleNode;

const busyBefore = counted(stored);
const now = code('now');

const registrationPace: RuleNode = {
  why: 'Each registration moves this time on by five minutes. A script must wait after 100 registrations.',
  read: customerCode.read,
  write: allow(
    'Decision 91: with a new customer, and only a limited time ahead.',
    isnt(after`codigocliente`, before`codigocliente`),
    isNumber(written),
    isAtMost(written, plus(now, maxMsAhead)),
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
  read: allow('§6: the administrator registers sellers.', can('administer')),
  write: allow(
    '§3: the next code, for the new seller in `cadastros/vendedor`.',
    can('administer'),
    isNext,
    not(exists(before`usuarios/${newestSeller}`)),
    is(after`usuarios/${newestSeller}/cod`, written),
  ),
};

const newestSellerName: RuleNode = {
  why: 'The seller whose record takes the code in this write.',
  write: allow(
    "§3: together with the code, for a person with a record. The code's rule requires the administrator.",
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
  read: allow('§4, quote submission: the sender of a quote reads the next number.', isLetIn),
  write: allow(
    '§4: the next number, by the author of the new order that has it.',
    isNext,
    not(exists(before`pedidos/${written}`)),
    isSentBy(after`pedidos/${written}`, me),
  ),
};

const total = (database: Place) => database`pedidos/${after`resumopedidos/pedido`}/total`;

export const quoteTotal: RuleNode = {
  read: allow("§2, /home: the administrator's dashboard.", can('administer')),
  write: allow(
    '§4: rises with a new order or with a changed one, by its total. The sums name the order.',
    isnt(total(after), total(before)),
    is(written, plus(counted(stored), grouped(minus(total(after), counted(total(before)))))),
  ),
};
