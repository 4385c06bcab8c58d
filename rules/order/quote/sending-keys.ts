import { pauseBetweenSendings } from '../../../domain/order/quote/time/pace';
import { all, any, exists, is, isAtMost, isNumber, isnt, not } from '../../language/condition';
import { code, minus } from '../../language/expression';
import { after, before, stored, written } from '../../language/place';
import { allow, type RuleNode } from '../../language/rule-node';
import { isSentBy } from './author';
import { isLetIn, me } from '../../session/caller';

const now = code('now');
const isOwner = is(me, code('$uid'));
const last = before`envios/${me}/ultimo`;

/** The sender's last order is long enough ago, and the same write records this one. */
export const isAfterPause = all(
  is(after`envios/${me}/ultimo`, now),
  any(not(exists(last)), isAtMost(last, minus(now, pauseBetweenSendings))),
);

/**
 * `envios/{uid}/{chave}`: the number of the order with this sending key. `ultimo`: when the person last sent a quote.
 */
export const sendingKeys: RuleNode = {
  why: `One sending key gives one order: the order's own write stores the key. The pause leaves order numbers for
    other people.`,
  children: {
    $uid: {
      read: allow(
        `§4: a browser without an answer checks whether its quote arrived, and waits before it sends the next one.
          People without access read nothing.`,
        isOwner,
        isLetIn,
      ),
      children: {
        ultimo: {
          write: allow(
            '§4, quote submission: with the new order of the same write, whose rule requires the pause.',
            isOwner,
            is(written, now),
            isnt(after`numerodopedido`, before`numerodopedido`),
          ),
        },
        $chave: {
          write: allow(
            '§4, quote submission: a new key, with the new order that has it, by its author.',
            isOwner,
            not(exists(stored)),
            isNumber(written),
            not(exists(before`pedidos/${written}`)),
            is(after`pedidos/${written}/chave`, code('$chave')),
            isSentBy(after`pedidos/${written}`, me),
          ),
        },
      },
    },
  },
};
