import { increment, serverTimestamp } from 'firebase/database';

import { orderActions, type OrderAction, type OrderStatus } from '../../domain/order-status';
import type { Order, OrderChange } from '../../domain/order';
import type { OrderDraft } from '../../domain/quote';
import type { SellerEntry, User } from '../../domain/user';
import { paths } from './paths';

/**
 * The multi-path writes around an order. The rules accept each of them whole or not at all, and nothing less:
 * an order never moves without its history, its sums and the marker that names it.
 */
export type Write = Record<string, unknown>;

/** A new order: the order, its number, the key of its sending and every sum. */
export function newOrderWrite(draft: OrderDraft, numerodopedido: number): Write {
  return {
    [paths.order(numerodopedido)]: { ...draft, numerodopedido, criadoem: serverTimestamp() },
    [paths.orderNumber]: numerodopedido,
    [paths.sent(draft.cliente.uid, draft.chave)]: numerodopedido,
    [paths.quoteTotal]: increment(draft.total),
    ...summaryMove(draft.status, 1, draft.total),
    [paths.summaryMarker]: numerodopedido,
  };
}

/** A change of status; `changeId` is the new key in the history. */
export function statusWrite(
  order: Order,
  action: OrderAction,
  author: User,
  changeId: string,
): Write {
  const { to } = orderActions[action];
  return {
    [`${paths.order(order.numerodopedido)}/status`]: to,
    ...summaryMove(order.status, -1, -order.total),
    ...summaryMove(to, 1, order.total),
    [paths.summaryMarker]: order.numerodopedido,
    ...historyLine(order, { campo: 'status', de: order.status, para: to }, author, changeId),
  };
}

/** A change of seller; no sum moves. */
export function sellerWrite(
  order: Order,
  seller: SellerEntry,
  author: User,
  changeId: string,
): Write {
  const change = { campo: 'vendedor', de: order.vendedor, para: seller.label } as const;
  return {
    [`${paths.order(order.numerodopedido)}/idvendedor`]: seller.value,
    [`${paths.order(order.numerodopedido)}/vendedor`]: seller.label,
    ...historyLine(order, change, author, changeId),
  };
}

// increment(), because the sums are the administrator's to read: a customer's browser never sees them.
function summaryMove(status: OrderStatus, count: number, total: number): Write {
  return {
    [`${paths.summary(status)}/quantidade`]: increment(count),
    [`${paths.summary(status)}/total`]: increment(total),
  };
}

function historyLine(
  { numerodopedido }: Order,
  change: Pick<OrderChange, 'campo' | 'de' | 'para'>,
  author: User,
  changeId: string,
): Write {
  return {
    [`${paths.order(numerodopedido)}/mudanca`]: changeId,
    [paths.change(numerodopedido, changeId)]: {
      ...change,
      por: { uid: author.uid, nome: author.nome },
      em: serverTimestamp(),
    },
  };
}
