import { minDiscount, type Grant } from '../../domain/order/quote/discount';
import { wordLimits } from '../../domain/order/quote/words';
import type { Permissao } from '../../domain/people/user';
import { visibleCharacter } from '../../domain/words/plain-text';
import {
  all,
  any,
  exists,
  is,
  isAtLeast,
  isAtMost,
  isnt,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { stored, storedIn, written, writtenIn } from '../language/place';
import type { RuleNode } from '../language/rule-node';
import { can, mine } from '../session/caller';
import { note, percent, recordWith } from '../values/values';
import { edited } from './recorded';

/** Discounts of a quote (decision 122). */

/** `desconto` of an order: a person may write only what they may give. */
export const orderGrant: RuleNode = edited(
  {
    why: `The greatest discount of the lines in percent, and its reason. Lines have at most that much, so one rule holds a
      seller to the limit that the administrator set. It never shrinks or goes, because lines that aren't written are
      not compared with it again.`,
    validate: all(
      recordWith<Grant>('ate', 'motivo'),
      any(
        can('ordersOfAll'),
        all(
          is(mine`permissao`, 'vendedor' satisfies Permissao),
          isAtMost(written`ate`, mine`desconto`),
        ),
      ),
    ),
    children: {
      ate: { validate: percent },
      motivo: {
        validate: all(note(wordLimits.motivodesconto), matches(written, visibleCharacter)),
      },
    } satisfies Record<keyof Grant, RuleNode>,
  },
  exists(written),
  any(not(exists(stored)), isAtLeast(written`ate`, stored`ate`)),
);

/** `desconto` of a line. */
export const lineDiscount: RuleNode = {
  validate: all(
    isAtLeast(written, minDiscount),
    isAtMost(written, writtenIn('$numero')`desconto/ate`),
  ),
};

/** A discount was given for the whole quote, so its customer asks staff to change it. */
export const leavesDiscount: Condition = any(
  not(exists(storedIn('$numero')`desconto`)),
  isnt(mine`permissao`, 'cliente' satisfies Permissao),
);
