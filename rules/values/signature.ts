import { pauseBetweenMoves } from '../../domain/order/change';
import type { Author, Person } from '../../domain/order/order';
import { reservedName } from '../../domain/words/reserved-name';
import { all, exists, is, isAtMost, matches, not, type Condition } from '../language/condition';
import { code, minus, type Operand, type Place } from '../language/expression';
import { counted } from '../figures/sums';
import { stored, written } from '../language/place';
import type { RuleNode } from '../language/rule-node';
import { me, mine } from '../session/caller';
import { anything } from './values';

/** A line that tells who did what and when: nobody changes it, and nobody writes it in another's name. */
export const isNewAndSigned: Condition = all(
  not(exists(stored)),
  exists(written),
  is(written`por/uid`, me),
  is(written`em`, code('now')),
);

/** Such a line with its author's name. */
export const isNewAndNamed: Condition = all(isNewAndSigned, is(written`por/nome`, mine`nome`));

/** The line before it, if there is one, was written a while ago. */
export function isAfterPause(line: Place): Condition {
  return isAtMost(counted(line`em`), minus(code('now'), pauseBetweenMoves));
}

// What lets such a line be written asks for the caller's uid and name in these.

/** `por` of a line that customers read too: who it was, without a name. */
export const author: RuleNode = {
  validate: anything,
  children: { uid: { validate: anything } } satisfies Partial<Record<keyof Author, RuleNode>>,
};

/** `por` or `criadopor`: who it was, by name. */
export const signature: RuleNode = {
  validate: anything,
  children: { uid: { validate: anything }, nome: { validate: anything } } satisfies Record<
    keyof Person,
    RuleNode
  >,
};

/**
 * The key of such a line. Not of digits alone: of lines under numbers browsers make an array.
 */
export function isLineId(id: Operand): Condition {
  return all(
    matches(id, /^[0-9A-Za-z-]{1,64}$/),
    matches(id, /[^0-9]/),
    not(matches(id, reservedName)),
  );
}
