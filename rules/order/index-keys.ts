import type { OrderIndex } from '../../domain/order/order';
import { any, exists, is, isnt } from '../language/condition';
import { plus } from '../language/expression';
import { storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { recordWith } from '../values/values';

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

/** `indexOf` of `domain/order/order.ts`. */
const indexFields = {
  vendedor: { validate: is(written, plus(orderAfter`idvendedor`, ' ', orderAfter`status`)) },
  cliente: { validate: is(written, plus(orderAfter`cliente/uid`, ' ', orderAfter`status`)) },
} satisfies Record<keyof OrderIndex, RuleNode>;

export const orderIndex: RuleNode = {
  why: 'Lists query these keys; they always match status and seller.',
  write: allow(
    '§6: changes with the status or the seller.',
    exists(orderBefore),
    exists(written),
    any(
      isnt(orderAfter`status`, orderBefore`status`),
      isnt(orderAfter`idvendedor`, orderBefore`idvendedor`),
    ),
  ),
  validate: recordWith<OrderIndex>('vendedor', 'cliente'),
  children: indexFields,
};
