import { exists, is, isNumber, not } from '../language/condition';
import { code } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isSentBy } from './author';
import { isLetIn, me } from '../session/caller';

const isOwner = is(me, code('$uid'));

/** `envios/{uid}/{chave}`: the number of the order that a sending became. */
export const sendingKeys: RuleNode = {
  why: 'One key of a sending gives one order: the key is taken in the same write as the order.',
  children: {
    $uid: {
      read: allow(
        '§4: a browser that got no answer asks whether its quote arrived; who left asks for nothing more.',
        isOwner,
        isLetIn,
      ),
      children: {
        $chave: {
          write: allow(
            '§4, quote submission: a new key, with the new order that bears it, by its author.',
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
