import { any, exists, is, isnt, isText, not } from '../language/condition';
import { plus } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isSentBy } from '../order/author';
import { can, isLetIn, me } from '../session/caller';
import { counted, isNext } from './sums';

/** The counters of §3. Each moves only in the write of the record that takes its number. */

export const customerCode: RuleNode = {
  read: allow(
    '§3: whoever registers reads which code is next, or the administrator for them.',
    any(not(exists(before`usuarios/${me}`)), can('administer')),
  ),
  write: allow(
    '§3: the next code, by the customer who takes it with their new record.',
    isNext,
    not(exists(before`usuarios/${me}`)),
    is(after`usuarios/${me}/cod`, written),
  ),
};

const newestSeller = after`ultimovendedor`;

export const sellerCode: RuleNode = {
  read: allow('§6: sellers are registered by the administrator.', can('administer')),
  write: allow(
    '§3: the next code, for the new seller whom `ultimovendedor` names.',
    can('administer'),
    isNext,
    not(exists(before`usuarios/${newestSeller}`)),
    is(after`usuarios/${newestSeller}/cod`, written),
  ),
};

export const newestSellerName: RuleNode = {
  why: 'Names the seller who takes the code of this write.',
  write: allow(
    "§3: together with the code, and only a person whose record stands. The code's rule asks for the administrator.",
    isText(written),
    isnt(after`codigovendedor`, before`codigovendedor`),
    is(after`usuarios/${written}/uid`, written),
  ),
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
