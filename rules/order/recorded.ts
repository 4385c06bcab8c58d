import type { OrderChange } from '../../domain/order/order';
import { all, is, isnt, type Condition } from '../language/condition';
import { storedIn, writtenIn } from '../language/place';
import type { RuleNode } from '../language/rule-node';
import { allow } from '../language/rule-node';

const newest = writtenIn('$numero')`mudanca`;

/** The write adds a history entry, whose own rule checks that it is true. */
export const isMoved: Condition = isnt(newest, storedIn('$numero')`mudanca`);

/** The write adds a history entry about this field. */
export function isRecorded(campo: OrderChange['campo']): Condition {
  return all(isMoved, is(writtenIn('$numero')`historico/${newest}/campo`, campo));
}

/** A field that changes with the lines of a pending order, on further conditions. */
export function edited(node: RuleNode, ...conditions: Condition[]): RuleNode {
  return {
    write: allow(
      "Decision 117: changes with a history entry 'itens', whose rule proves the whole change.",
      isRecorded('itens'),
      ...conditions,
    ),
    ...node,
  };
}
