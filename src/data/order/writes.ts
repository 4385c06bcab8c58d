import { increment, serverTimestamp } from 'firebase/database';

import { edited, handedOver, moved } from '../../../domain/order/change';
import type { OrderAction } from '../../../domain/order/status';
import { sumMoves } from '../../../domain/figures/order-sums';
import type { QuoteEdit } from '../../../domain/order/edit/edit';
import { headOf } from '../../../domain/order/head';
import type { OrderLine } from '../../../domain/order/lines';
import { senderOf, type Order, type OrderChange } from '../../../domain/order/order';
import type { NewStep } from '../../../domain/order/progress/step';
import { paths } from '../../../domain/paths';
import type { OrderDraft } from '../../../domain/order/quote/quote';
import { isSameTerms } from '../../../domain/order/quote/terms';
import { writtenReason } from '../../../domain/order/reason';
import { can } from '../../../domain/session/access';
import { isCustomer, type SellerEntry, type User } from '../../../domain/people/user';

/** Writes around an order, each all or nothing: an order changes together with its history, index, sums and marker. */
export type Write = Record<string, unknown>;

/** A new order: the order, its number, the key and time of its sending, and all sums. */
export function newOrderWrite(draft: OrderDraft, numerodopedido: number): Write {
  const order = {
    ...draft,
    numerodopedido,
    criadoem: serverTimestamp(),
    mudouem: serverTimestamp(),
  };
  return {
    [paths.order(numerodopedido)]: order,
    [paths.orderHead(numerodopedido)]: headOf(order),
    [paths.orderNumber]: numerodopedido,
    [paths.sent(senderOf(draft), draft.chave)]: numerodopedido,
    [paths.lastSending(senderOf(draft))]: serverTimestamp(),
    [paths.quoteTotal]: increment(draft.total),
    ...representativeWrite(draft),
    [paths.summaries]: sumsWrite(null, order),
  };
}

/** Marks the seller as one of the customer's. A seller's own order marks nobody. */
function representativeWrite({
  idvendedor,
  cliente,
}: Pick<Order, 'idvendedor' | 'cliente'>): Write {
  return isCustomer(cliente) ? { [paths.representative(cliente.uid, idvendedor)]: true } : {};
}

/** A change of status; `changeId` becomes the key of the history entry, which also holds the reason. */
export function statusWrite(
  before: Order,
  action: OrderAction,
  author: User,
  changeId: string,
  reason?: string,
): Write {
  const { order, change } = moved(before, action);
  return {
    [`${paths.order(order.numerodopedido)}/status`]: order.status,
    [paths.summaries]: sumsWrite(before, order),
    [paths.orderIndex(order.numerodopedido)]: order.indice,
    ...headWrite(order, changeId),
    ...historyLine(order, { ...change, ...writtenReason(reason) }, author, changeId),
  };
}

/** A change of seller. */
export function sellerWrite(
  before: Order,
  seller: SellerEntry,
  author: User,
  changeId: string,
): Write {
  const { order, change } = handedOver(before, seller);
  return {
    [`${paths.order(order.numerodopedido)}/idvendedor`]: order.idvendedor,
    [`${paths.order(order.numerodopedido)}/vendedor`]: order.vendedor,
    ...representativeWrite(order),
    [paths.summaries]: sumsWrite(before, order),
    [paths.orderIndex(order.numerodopedido)]: order.indice,
    ...headWrite(order, changeId),
    ...historyLine(order, change, author, changeId),
  };
}

/** A change of a pending order's lines, notes and terms; `words` describe it in the history. */
export function editWrite(
  before: Order,
  { edit, words }: { edit: QuoteEdit; words: string },
  author: User,
  changeId: string,
): Write {
  const { order, change } = edited(before, edit, words);
  const { itens, linhas, centavos, total, observacao = null, condicoes = null } = order;
  const { desconto = null } = order;
  const alterado = serverTimestamp();
  const fields = {
    ...changedLines(before.itens, itens),
    ...{ linhas, centavos, total, observacao },
    // A name that was removed since may stay in an order, but not be written again.
    ...(!isSameTerms(before.condicoes, condicoes ?? {}) && { condicoes }),
    // Nor may a seller write a discount of the administrator that is above their own limit.
    ...(desconto !== (before.desconto ?? null) && { desconto }),
  };
  return {
    ...Object.fromEntries(
      Object.entries({ ...fields, alterado }).map(([field, value]) => [
        `${paths.order(order.numerodopedido)}/${field}`,
        value,
      ]),
    ),
    ...(total !== before.total && { [paths.quoteTotal]: increment(total - before.total) }),
    [paths.summaries]: sumsWrite(before, order),
    ...headWrite({ ...order, alterado }, changeId),
    ...historyLine(order, change, author, changeId),
  };
}

/** The lines that differ, by their path in the order; null for those that are gone. The rules check each path. */
function changedLines(before: readonly OrderLine[], after: readonly OrderLine[]): Write {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at);
  const changed = places.filter((at) => !isSame(before[at], after[at]));
  return Object.fromEntries(changed.map((at) => [`itens/${at}`, storable(after[at])]));
}

function isSame(one: object = {}, other: object = {}): boolean {
  const fields = Object.entries({ ...one, ...other });
  return fields.every(([field]) =>
    Object.is(one[field as keyof object], other[field as keyof object]),
  );
}

/** A line of an original order may have no stock, which is NaN here and can't be stored. */
function storable(line: OrderLine | undefined) {
  const fields = Object.entries(line ?? {}).filter(([, value]) => !Number.isNaN(value));
  return line ? Object.fromEntries(fields) : null;
}

/** A new step with the customer of its order, so that customers and mails find it. */
export function stepWrite(
  { numerodopedido, cliente }: { numerodopedido: number; cliente: Pick<User, 'uid'> },
  step: NewStep,
  { uid }: Pick<User, 'uid'>,
  id: string,
): Write {
  return {
    [`${paths.progress(numerodopedido)}/cliente`]: cliente.uid,
    [paths.progressMoment(numerodopedido)]: serverTimestamp(),
    [paths.step(numerodopedido, id)]: { ...step, por: { uid }, em: serverTimestamp() },
    ...(step.chave !== undefined && { [paths.invoice(step.chave)]: numerodopedido }),
  };
}

/**
 * All sums, and the order that explains their change. Uses increment(), because only the administrator may read the
 * sums.
 */
function sumsWrite(before: Order | null, after: OrderDraft & { numerodopedido: number }): Write {
  const moves = Object.entries(sumMoves(before, after));
  return {
    ...Object.fromEntries(
      moves.map(([status, { quantidade, centavos }]) => [
        status,
        { quantidade: increment(quantidade), centavos: increment(centavos) },
      ]),
    ),
    pedido: after.numerodopedido,
  };
}

/** Updates head and time of change. */
function headWrite(
  order: Omit<Order, 'alterado'> & { alterado?: unknown },
  mudanca: string,
): Write {
  const { numerodopedido } = order;
  return {
    [paths.orderHead(numerodopedido)]: headOf({ ...order, mudanca, mudouem: serverTimestamp() }),
    [paths.orderChanged(numerodopedido)]: serverTimestamp(),
  };
}

/** The name of staff is written to a place that only staff can read. */
function historyLine(
  { numerodopedido, mudanca = '', historico }: Order,
  change: Pick<OrderChange, 'campo' | 'de' | 'para' | 'motivo'>,
  author: User,
  changeId: string,
): Write {
  const { uid, nome } = author;
  return {
    [`${paths.order(numerodopedido)}/mudanca`]: changeId,
    [paths.change(numerodopedido, changeId)]: {
      ...change,
      // Safety: the rules refuse this change if another one has happened since the person decided.
      anterior: mudanca,
      vez: (historico?.[mudanca]?.vez ?? 0) + 1,
      por: { uid },
      em: serverTimestamp(),
    },
    ...(can(author, 'moveOrders') && { [paths.author(uid)]: nome }),
  };
}
