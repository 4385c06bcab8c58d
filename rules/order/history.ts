import { maxMoves } from '../../domain/order/change';
import { maxEditLetters } from '../../domain/order/edit/edit-words';
import type { OrderChange, StoredChange } from '../../domain/order/order';
import { orderActionNames, orderActions } from '../../domain/order/status';
import { reasonLimit } from '../../domain/order/reason';
import {
  all,
  any,
  either,
  exists,
  is,
  isAtMost,
  isnt,
  not,
  type Condition,
} from '../language/condition';
import { code, plus } from '../language/expression';
import { stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { counted } from '../figures/sums';
import { isEdit } from './edits';
import { isNoted } from '../people/authors';
import { can, isAdministrator, me } from '../session/caller';
import { author, isAfterPause, isLineId, isNewAndSigned } from '../values/signature';
import { anything, holdsNoLink, note, plain } from '../values/values';

/** The history of an order: append-only, one entry per change of status or seller. */

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');
const newest = orderAfter`mudanca`;

const changeBefore = either(exists(orderBefore`mudanca`), orderBefore`mudanca`, '');
const previous = orderBefore`historico/${changeBefore}`;

/** The last move was long enough ago, and the order has not moved too often. */
const isPaced: Condition = all(
  isAfterPause(previous),
  is(written`vez`, plus(counted(previous`vez`), 1)),
  any(
    isAtMost(written`vez`, maxMoves.customer),
    all(can('ordersOfSeller'), isAtMost(written`vez`, maxMoves.seller)),
    isAdministrator,
  ),
);

/**
 * The entry describes the change: `campo` is its name, `moved` the changed field, and `shown` the field with its text.
 */
function describes(campo: OrderChange['campo'], moved: string, shown: string): Condition {
  return all(
    is(written`campo`, campo),
    isnt(orderBefore`${moved}`, orderAfter`${moved}`),
    is(written`de`, orderBefore`${shown}`),
    is(written`para`, orderAfter`${shown}`),
  );
}

export const newestChange: RuleNode = {
  why: 'The newest history entry.',
  write: allow(
    '§4: changes only with a new history entry.',
    exists(orderBefore),
    exists(written),
    isnt(written, stored),
    not(exists(orderBefore`historico/${written}`)),
    exists(orderAfter`historico/${written}`),
  ),
  validate: isLineId(written),
};

const line = writtenIn('$id');

/** A reason is allowed for moves that ask for one. */
const isReasoned = all(
  is(line`campo`, 'status'),
  any(
    ...orderActionNames
      .filter((action) => orderActions[action].reasoned)
      .map((action) => is(line`para`, orderActions[action].to)),
  ),
);

const changeFields = {
  campo: { validate: anything },
  de: { validate: anything },
  para: {
    validate: any(isnt(line`campo`, 'itens'), all(plain(1, maxEditLetters), holdsNoLink)),
  },
  anterior: { validate: anything },
  vez: { validate: isAtMost(written, maxMoves.administrator) },
  motivo: { validate: all(note(reasonLimit), isReasoned) },
  em: { validate: anything },
  por: author,
} satisfies Record<keyof StoredChange, RuleNode>;

export const history: RuleNode = {
  children: {
    $id: {
      write: allow(
        "§4: append-only, in the author's own name, and true for this write; names the entry before it.",
        isNewAndSigned,
        // Staff know the customer's name from the order.
        any(isNoted, is(orderBefore`cliente/uid`, me)),
        is(newest, code('$id')),
        isPaced,
        is(written`anterior`, changeBefore),
        any(
          describes('status', 'status', 'status'),
          describes('vendedor', 'idvendedor', 'vendedor'),
          isEdit,
        ),
      ),
      validate: anything,
      children: changeFields,
    },
  },
};
