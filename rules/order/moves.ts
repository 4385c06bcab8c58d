import { initialStatus, orderActions, type OrderAction } from '../../domain/order/status';
import { withdrawnReason } from '../../domain/order/reason';
import { fieldLimits } from '../../domain/people/field-limits';
import type { Permissao } from '../../domain/people/user';
import { all, any, exists, is, isnt, type Condition } from '../language/condition';
import { code, plus, type Operand } from '../language/expression';
import { after, before, stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { renewsHead } from './heads';
import { edited, isMoved, isRecorded } from './recorded';
import { isNamedBySums, leaves } from '../figures/order-sums';
import { can, isAdministrator, isApproved, me } from '../session/caller';
import { anything, text } from '../values/values';

/** The fields that may change in a stored order: status and seller, each with its history entry and its sums. */

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

/** The seller may be chosen: they are approved, and the dropdown has them under this name. */
export function isRepresentative(uid: Operand, name: Operand): Condition {
  return all(
    is(before`usuarios/${uid}/analise`, true),
    // Paths ignore doubled and outer slashes: 'uid/' would also find the seller, but no seller's list would find the
    // order.
    is(before`vendedores/${uid}/value`, uid),
    is(before`vendedores/${uid}/label`, name),
  );
}

/**
 * The index has this seller, the order's customer and this status, so that no list keeps the order under old values.
 */
function isIndexedBy(seller: Operand, status: Operand): Condition {
  return all(
    is(orderAfter`indice/vendedor`, plus(seller, ' ', status)),
    is(orderAfter`indice/cliente`, plus(orderBefore`cliente/uid`, ' ', status)),
  );
}

/** The copy of the orders asks for changes by this time (decision 83). */
const isDated = is(orderAfter`mudouem`, code('now'));

/** A row of the table of moves. */
function statusMove(action: OrderAction): Condition {
  const { from, to } = orderActions[action];
  return all(any(...from.map((status) => is(stored, status))), is(written, to));
}

const seller = orderBefore`idvendedor`;

const deletesPending = all(is(stored, initialStatus), is(written, orderActions.excluir.to));

/** Decision 92: if a seller wrote the order for the customer, that seller may delete it while it is pending. */
const isTakenBack = all(is(orderBefore`criadopor/uid`, me), deletesPending);

/** Decision 117: so may the customer, with a fixed reason. */
const isWithdrawn = all(
  isApproved,
  is(orderBefore`cliente/uid`, me),
  deletesPending,
  is(orderAfter`historico/${orderAfter`mudanca`}/motivo`, withdrawnReason),
);

export const orderStatus: RuleNode = {
  write: allow(
    `§4: the administrator changes every order, a seller their own; author and customer can delete a pending one.
      \`domain/order/status.ts\` lists the allowed changes.`,
    any(isAdministrator, all(can('ordersOfSeller'), any(is(seller, me), isTakenBack)), isWithdrawn),
    any(statusMove('aprovar'), statusMove('analisar'), statusMove('excluir')),
    isRecorded('status'),
    isDated,
    renewsHead,
    leaves(orderBefore`numerodopedido`, stored),
    isIndexedBy(seller, written),
  ),
  validate: anything,
};

const status = orderBefore`status`;

/** From then on the customer counts as the new seller's too. */
const marksRepresentative = any(
  isnt(orderAfter`cliente/permissao`, 'cliente' satisfies Permissao),
  is(after`representantes/${orderAfter`cliente/uid`}/${written}`, true),
);

export const orderSeller: RuleNode = {
  write: allow(
    '§4: the administrator gives an order to another approved seller.',
    exists(stored),
    isnt(written, stored),
    can('changeOrderSeller'),
    isRepresentative(written, orderAfter`vendedor`),
    isRecorded('vendedor'),
    isDated,
    renewsHead,
    isNamedBySums(orderBefore`numerodopedido`),
    is(orderAfter`status`, status),
    isIndexedBy(written, status),
  ),
  validate: marksRepresentative,
};

export const orderSellerName: RuleNode = {
  write: allow(
    '§4: changes with the seller, whose own rule requires the administrator.',
    exists(stored),
    exists(written),
    isnt(orderAfter`idvendedor`, orderBefore`idvendedor`),
  ),
  validate: text(0, fieldLimits.nome),
};

export const orderChanged: RuleNode = {
  why: "The server's time of the last write of the order.",
  write: allow(
    '§4: changes with a new history entry.',
    exists(orderBefore),
    is(written, code('now')),
    isMoved,
  ),
  validate: anything,
};

export const orderEdited: RuleNode = edited({
  why: "The server's time of the newest change of lines or notes. The head has it too, so that lists mark the order.",
  validate: is(written, code('now')),
});
