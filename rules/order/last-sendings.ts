import { pauseBetweenSendings } from '../../domain/order/quote/pace';
import { all, any, exists, is, isAtMost, isnt, not, type Condition } from '../language/condition';
import { code, minus } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isLetIn, me } from '../session/caller';

const now = code('now');
const isOwner = is(me, code('$uid'));
const last = before`ultimosenvios/${me}`;

/** The sender's last order is long enough ago, and this one is noted in the same write. */
export const isAfterPause: Condition = all(
  is(after`ultimosenvios/${me}`, now),
  any(not(exists(last)), isAtMost(last, minus(now, pauseBetweenSendings))),
);

/** `ultimosenvios/{uid}`: when a person last sent a quote. */
export const lastSendings: RuleNode = {
  why: 'Nobody sends so fast that the others find every number taken.',
  children: {
    $uid: {
      read: allow(
        '§4: a browser that sent a moment ago waits before it sends again.',
        isOwner,
        isLetIn,
      ),
      write: allow(
        '§4, quote submission: with the new order of the same write, which asks for the pause.',
        isOwner,
        is(written, now),
        isnt(after`numerodopedido`, before`numerodopedido`),
      ),
    },
  },
};
