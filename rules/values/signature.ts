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

/**
 * A new entry with the caller and the server's time. Nobody can change it later or write it in another person's name.
 */
export const isNewAndSigned: Condition = all(
  not(exists(stored)),
  exists(written),
  is(written`por/uid`, me),
  is(written`em`, code('now')),
);

/** Such an entry that also has its author's name. */
export const isNewAndNamed: Condition = all(isNewAndSigned, is(written`por/nome`, mine`nome`));

/** The previous entry, if there is one, is old enough. */
export function isAfterPause(line: Place): Condition {
  return isAtMost(counted(line`em`), minus(code('now'), pauseBetweenMoves));
}

// The conditions above check uid and name in these.

/** `por` of an entry that customers can read: only the uid. */
export const author: RuleNode = {
  validate: anything,
  children: { uid: { validate: anything } } satisfies Partial<Record<keyof Author, RuleNode>>,
};

/** `por` or `criadopor`: uid and name. */
export const signature: RuleNode = {
  validate: anything,
  children: { uid: { validate: anything }, nome: { validate: anything } } satisfies Record<
    keyof Person,
    RuleNode
  >,
};

/** The key of such an entry. It needs a non-digit, because browsers turn integer keys into an array. */
export function isLineId(id: Operand): Condition {
  return all(
    matches(id, /^[0-9A-Za-z-]{1,64}$/),
    matches(id, /[^0-9]/),
    not(matches(id, reservedName)),
  );
}
