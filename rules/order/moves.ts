import { initialStatus, orderActions, type OrderAction } from '../../domain/order/status';
import { fieldLimits } from '../../domain/people/field-limits';
import type { Permissao } from '../../domain/people/user';
import { all, any, exists, is, isnt, type Condition } from '../language/condition';
import { code, plus, type Operand } from '../language/expression';
import { after, before, stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { renewsHead } from './heads';
import { isRecorded } from './history';
import { isNamedBySums, leaves } from '../figures/order-sums';
import { can, isAdministrator, me } from '../session/caller';
import { anything, text } from '../values/values';

/** What may move in a stored order: its status and its seller, each with its line of the history and its sums. */

const orderBefore = storedIn('$numero');
const orderAfter = writtenIn('$numero');

/** The seller may be chosen: approved, and the entry of the dropdown with its name. */
export function isRepresentative(uid: Operand, name: Operand): Condition {
  return all(
    is(before`usuarios/${uid}/analise`, true),
    // A path ignores doubled and outer slashes: 'uid/' finds the seller too, and the order would be nobody's.
    is(before`vendedores/${uid}/value`, uid),
    is(before`vendedores/${uid}/label`, name),
  );
}

/** The index finds the order by this seller, its customer and this status: neither list keeps it under another. */
function isIndexedBy(seller: Operand, status: Operand): Condition {
  return all(
    is(orderAfter`indice/vendedor`, plus(seller, ' ', status)),
    is(orderAfter`indice/cliente`, plus(orderBefore`cliente/uid`, ' ', status)),
  );
}

/** Whoever copies the orders asks for what changed since (decision 83). */
const isDated = is(orderAfter`mudouem`, code('now'));

/** A row of the table of moves. */
function statusMove(action: OrderAction): Condition {
  const { from, to } = orderActions[action];
  return all(any(...from.map((status) => is(stored, status))), is(written, to));
}

const seller = orderBefore`idvendedor`;

/** Decision 92: whoever wrote it for the customer deletes it while nobody decided about it. */
const isTakenBack = all(
  is(orderBefore`criadopor/uid`, me),
  is(stored, initialStatus),
  is(written, orderActions.excluir.to),
);

export const orderStatus: RuleNode = {
  write: allow(
    `§4: the administrator moves every order, a seller their own, and the author takes back what is pending; from where to
      where is \`domain/order/status.ts\`'s.`,
    any(isAdministrator, all(can('ordersOfSeller'), any(is(seller, me), isTakenBack))),
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

/** The customer of an order is its seller's from then on. */
const marksRepresentative = any(
  isnt(orderAfter`cliente/permissao`, 'cliente' satisfies Permissao),
  is(after`representantes/${orderAfter`cliente/uid`}/${written}`, true),
);

export const orderSeller: RuleNode = {
  write: allow(
    '§4: the administrator hands an order to another approved seller.',
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
    '§4: follows the seller, whose own rule asks for the administrator.',
    exists(stored),
    exists(written),
    isnt(orderAfter`idvendedor`, orderBefore`idvendedor`),
  ),
  validate: text(0, fieldLimits.nome),
};

export const orderChanged: RuleNode = {
  why: 'When the order was last written, by the server.',
  write: allow(
    '§4: moves with the status or the seller.',
    exists(orderBefore),
    is(written, code('now')),
    any(isnt(orderAfter`status`, status), isnt(orderAfter`idvendedor`, seller)),
  ),
  validate: anything,
};
