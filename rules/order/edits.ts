import { initialStatus } from '../../domain/order/status';
import { all, any, exists, is, isText, not, type Condition } from '../language/condition';
import { code, grouped, minus } from '../language/expression';
import { storedIn, written, writtenIn } from '../language/place';
import { isNamedBySums } from '../figures/order-sums';
import { rises } from '../figures/sums';
import { can } from '../session/caller';
import { leavesDiscount } from './discount';
import { renewsHead } from './heads';
import { isSumOf } from './lines';
import { isOwnOrder } from './reading';

/** A change of the lines and notes of a pending order (decision 117). */

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

const risesWith = (field: 'centavos' | 'total') =>
  grouped(minus(orderAfter`${field}`, orderBefore`${field}`));

/** The sums of pending orders and the total of all quotes move with the order's own. */
const isCountedAnew: Condition = all(
  isNamedBySums(orderBefore`numerodopedido`),
  rises((database) => database`resumopedidos/${initialStatus}/centavos`, risesWith('centavos')),
  rises((database) => database`totalorcamento`, risesWith('total')),
);

/**
 * The history entry is about a true change. Each written line proves that it fits its neighbours, so the last line's
 * sum proves all of them. No other field can change: its rule asks for an entry of its own kind.
 */
export const isEdit: Condition = all(
  is(written`campo`, 'itens'),
  is(written`de`, ''),
  isText(written`para`),
  is(orderBefore`status`, initialStatus),
  any(can('ordersOfAll'), isOwnOrder(orderBefore)),
  leavesDiscount,
  is(orderAfter`alterado`, code('now')),
  is(orderAfter`mudouem`, code('now')),
  renewsHead,
  isSumOf(orderAfter),
  not(exists(orderAfter`itens/${orderAfter`linhas`}`)),
  isCountedAnew,
);
