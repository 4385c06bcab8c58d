import type { OrderIndex } from '../domain/order';
import { all, any, exists, is, isnt, isText } from './language/condition';
import { code, plus } from './language/expression';
import { storedIn, written, writtenIn } from './language/place';
import { allow, type RuleNode } from './language/rule-node';
import { isInMonth } from './order-sums';
import { recordWith, type Fields } from './values';

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

/** The words of `indexOf` in `domain/order.ts`. */
const indexFields = {
  vendedor: {
    validate: is(written, plus(orderAfter`idvendedor`, ' ', orderAfter`status`)),
  },
  cliente: {
    validate: is(written, plus(orderAfter`cliente/uid`, ' ', orderAfter`status`)),
  },
  mes: {
    validate: all(
      isText(written),
      is(code('newData.val().length'), 'mm-yyyy'.length),
      isInMonth(orderAfter`data`, written),
    ),
  },
} satisfies Record<keyof OrderIndex, RuleNode>;

export const orderIndex: RuleNode = {
  why: 'What lists ask for; is always what status and seller say.',
  write: allow(
    '§6: follows the status and the seller.',
    exists(orderBefore),
    exists(written),
    any(
      isnt(orderAfter`status`, orderBefore`status`),
      isnt(orderAfter`idvendedor`, orderBefore`idvendedor`),
    ),
  ),
  validate: recordWith(['vendedor', 'cliente', 'mes'] satisfies Fields<OrderIndex>),
  children: indexFields,
};
