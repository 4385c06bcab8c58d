import { all, any, exists, is } from '../language/condition';
import { code } from '../language/expression';
import { written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import { wholeNumber } from '../values/values';

const isOwner = all(is(me, code('$uid')), any(can('ordersOfAll'), can('ordersOfSeller')));

/** `pedidosvistos/{uid}`: up to which number somebody who decides about orders has seen them. */
export const seenQuotes: RuleNode = {
  why: 'New quotes announce themselves to those who decide about them, on all their devices.',
  children: {
    $uid: {
      read: allow('Decision 80: everybody their own.', isOwner),
      write: allow('Decision 80: everybody their own.', isOwner, exists(written)),
      validate: wholeNumber(0, 1_000_000_000),
    },
  },
};
