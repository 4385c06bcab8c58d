import { is, isText, type Condition } from '../language/condition';
import { code } from '../language/expression';
import { after, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me, mine } from '../session/caller';

/** Staff can read the caller's name. */
export const isNoted: Condition = is(after`autores/${me}`, mine`nome`);

/** `autores`: names of people who moved orders. They aren't in the history, because the customer reads that. */
export const authors: RuleNode = {
  why: 'Names of the people who changed orders, because the history has only their uid.',
  children: {
    $uid: {
      read: allow('§4: people who change orders see who else did.', can('moveOrders')),
      write: allow(
        "The author's own name, as in their record.",
        isText(written),
        can('moveOrders'),
        is(code('$uid'), me),
        is(written, mine`nome`),
      ),
    },
  },
};
