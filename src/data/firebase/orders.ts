import {
  equalTo,
  increment,
  orderByChild,
  push,
  query,
  ref,
  serverTimestamp,
} from 'firebase/database';

import { OrderConflict, latestChange } from '../../domain/order-conflict';
import { orderActions, type OrderAction, type OrderStatus } from '../../domain/order-status';
import type { Order, OrderChange } from '../../domain/order';
import type { OrderDraft } from '../../domain/quote';
import type { SellerEntry, User } from '../../domain/user';
import type { Subscribe } from '../subscription';
import { childrenOf, database, isRefused, read, watch, writeAll } from './database';
import { withNextNumber } from './next-number';
import { paths } from './paths';

/** The administrator's orders in one status, oldest first. */
export function watchOrdersByStatus(status: OrderStatus): Subscribe<Order[]> {
  const inStatus = query(ref(database, paths.orders), orderByChild('status'), equalTo(status));
  return watch(inStatus, (snapshot) => childrenOf<Order>(snapshot));
}

/** The number of the order that this sending gave; null while it gave none. */
export function findSent(uid: string, key: string): Promise<number | null> {
  return read<number>(paths.sent(uid, key));
}

/**
 * Stores a quote as the next order and returns its number (specification, section 4).
 *
 * Safety: order, number, key and sums are one write that the rules take whole or not at all. A clash over the
 * number is tried again with the next one. Sent twice (double click, second tab, an answer lost with the
 * connection) the key stands already, the write is refused, and the stored order's number is returned.
 */
export async function createOrder(draft: OrderDraft): Promise<number> {
  const { uid } = draft.cliente;
  try {
    return await withNextNumber(paths.orderNumber, async (number) => {
      const sent = await findSent(uid, draft.chave);
      if (sent !== null) throw new AlreadySent(sent);
      await writeAll({
        [paths.order(number)]: {
          ...draft,
          numerodopedido: number,
          criadoem: serverTimestamp(),
        },
        [paths.orderNumber]: number,
        [paths.sent(uid, draft.chave)]: number,
        [paths.quoteTotal]: increment(draft.total),
        ...moveSummary(draft.status, 1, draft.total),
        [paths.summaryMarker]: number,
      });
    });
  } catch (error) {
    if (error instanceof AlreadySent) return error.number;
    const sent = isRefused(error) ? await findSent(uid, draft.chave) : null;
    if (sent === null) throw error;
    return sent;
  }
}

class AlreadySent extends Error {
  constructor(readonly number: number) {
    super(`already stored as order ${number}`);
  }
}

function moveSummary(status: OrderStatus, count: number, total: number): Record<string, unknown> {
  return {
    [`${paths.summary(status)}/quantidade`]: increment(count),
    [`${paths.summary(status)}/total`]: increment(total),
  };
}

/** Approves, returns or deletes an order that still stands as `order` shows it; throws OrderConflict otherwise. */
export function moveOrder(order: Order, action: OrderAction, author: User): Promise<void> {
  const { to } = orderActions[action];
  return change(
    order,
    author,
    { campo: 'status', de: order.status, para: to },
    {
      [`${paths.order(order.numerodopedido)}/status`]: to,
      ...moveSummary(order.status, -1, -order.total),
      ...moveSummary(to, 1, order.total),
      [paths.summaryMarker]: order.numerodopedido,
    },
  );
}

/** Gives an order to another seller; throws OrderConflict when it changed meanwhile. */
export function assignSeller(order: Order, seller: SellerEntry, author: User): Promise<void> {
  return change(
    order,
    author,
    { campo: 'vendedor', de: order.vendedor, para: seller.label },
    {
      [`${paths.order(order.numerodopedido)}/idvendedor`]: seller.value,
      [`${paths.order(order.numerodopedido)}/vendedor`]: seller.label,
    },
  );
}

/**
 * One change with its line in the history.
 *
 * Safety: the rules compare `de` with the stored value, so the slower of two people is refused whole. A write
 * sent again after a lost answer is refused too; its line in the history tells that it was done.
 */
async function change(
  order: Order,
  author: User,
  what: Pick<OrderChange, 'campo' | 'de' | 'para'>,
  values: Record<string, unknown>,
): Promise<void> {
  const { numerodopedido } = order;
  const id = push(ref(database)).key;
  const por = { uid: author.uid, nome: author.nome };
  try {
    await writeAll({
      ...values,
      [`${paths.order(numerodopedido)}/mudanca`]: id,
      [paths.change(numerodopedido, id)]: { ...what, por, em: serverTimestamp() },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const stored = await readIfAllowed(numerodopedido);
    if (stored?.historico?.[id]) return;
    if (stored && stored.mudanca === order.mudanca) throw error;
    throw new OrderConflict(numerodopedido, stored ? latestChange(stored) : undefined);
  }
}

/** Null too when the order went to another seller, whose orders are not for this one to read. */
async function readIfAllowed(number: number): Promise<Order | null> {
  try {
    return await read<Order>(paths.order(number));
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
