import { is, isText, type Condition } from '../language/condition';
import { code } from '../language/expression';
import { after, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me, mine } from '../session/caller';

/** The staff can learn what the caller is called. */
export const isNoted: Condition = is(after`autores/${me}`, mine`nome`);

/** `autores`: the names that an order's history has no place for, because its customer reads it. */
export const authors: RuleNode = {
  why: 'What those are called who moved orders: the lines of their history hold a uid alone.',
  children: {
    $uid: {
      read: allow('§4: whoever moves orders learns who else did.', can('moveOrders')),
      write: allow(
        "Comes with the line of a move: its author's name, as their record has it.",
        isText(written),
        can('moveOrders'),
        is(code('$uid'), me),
        is(written, mine`nome`),
      ),
    },
  },
};
