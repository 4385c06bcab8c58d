import type { Grant } from '../../domain/order/quote/discount';
import { wordLimits } from '../../domain/order/quote/words';
import { all, any, exists, isAtLeast, isAtMost, not, type Condition } from '../language/condition';
import { storedIn, written, writtenIn } from '../language/place';
import type { RuleNode } from '../language/rule-node';
import { can, mine } from '../session/caller';
import { note, percent, recordWith } from '../values/values';
import { edited } from './recorded';

/** Discounts of a quote (decision 122). */

/** `desconto` of an order: who wrote it may give as much. */
export const orderGrant: RuleNode = edited({
  why: `The greatest discount of the lines in percent, and its reason. Lines have at most that much, so one rule holds a
    seller to the limit that the administrator set.`,
  validate: all(
    recordWith<Grant>('ate', 'motivo'),
    any(can('ordersOfAll'), isAtMost(written`ate`, mine`desconto`)),
  ),
  children: {
    ate: { validate: percent },
    motivo: { validate: note(wordLimits.motivodesconto) },
  } satisfies Record<keyof Grant, RuleNode>,
});

/** `desconto` of a line. */
export const lineDiscount: RuleNode = {
  validate: all(isAtLeast(written, 0.01), isAtMost(written, writtenIn('$numero')`desconto/ate`)),
};

/** A discount was given for the whole quote, so its customer asks staff to change it. */
export const leavesDiscount: Condition = any(
  not(exists(storedIn('$numero')`desconto`)),
  can('ordersOfAll'),
  can('ordersOfSeller'),
);
