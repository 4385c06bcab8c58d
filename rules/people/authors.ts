import { is, isText, type Condition } from '../language/condition';
import { code } from '../language/expression';
import { after, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me, mine } from '../session/caller';

/** Staff can read the caller's name. */
export const isNoted: Condition = is(after`autores/${me}`, mine`nome`);

/** `autores`: names of people who moved orders. They aren't in the history, because the customer reads that. */
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
