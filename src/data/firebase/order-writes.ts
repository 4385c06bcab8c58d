import { increment, serverTimestamp } from 'firebase/database';

import { orderActions, type OrderAction, type OrderStatus } from '../../../domain/order-status';
import { indexOf, type Order, type OrderChange } from '../../../domain/order';
import type { OrderDraft } from '../../../domain/quote';
import type { SellerEntry, User } from '../../../domain/user';
import { paths } from './paths';

/**
 * The multi-path writes around an order. The rules accept each of them whole or not at all: an order never moves
 * without its history, its index, its sums and the marker that names it.
 */
export type Write = Record<string, unknown>;

/** A new order: the order, its number, the key of its sending and every sum. */
export function newOrderWrite(draft: OrderDraft, numerodopedido: number): Write {
  return {
    [paths.order(numerodopedido)]: { ...draft, numerodopedido, criadoem: serverTimestamp() },
    [paths.orderNumber]: numerodopedido,
    [paths.sent(draft.cliente.uid, draft.chave)]: numerodopedido,
    [paths.quoteTotal]: increment(draft.total),
    ...statusMove(draft, draft.status, 1),
    ...sellerMove(draft, draft.idvendedor, draft.status, 1),
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
  const { numerodopedido, status, idvendedor } = order;
  return {
    [`${paths.order(numerodopedido)}/status`]: to,
    ...statusMove(order, status, -1),
    ...sellerMove(order, idvendedor, status, -1),
    ...statusMove(order, to, 1),
    ...sellerMove(order, idvendedor, to, 1),
    ...indexWrite({ ...order, status: to }),
    ...historyLine(order, { campo: 'status', de: status, para: to }, author, changeId),
  };
}

/** A change of seller; the order's value goes from one seller's sum to the other's. */
export function sellerWrite(
  order: Order,
  seller: SellerEntry,
  author: User,
  changeId: string,
): Write {
  const { numerodopedido, status, idvendedor, vendedor } = order;
  const change = { campo: 'vendedor', de: vendedor, para: seller.label } as const;
  return {
    [`${paths.order(numerodopedido)}/idvendedor`]: seller.value,
    [`${paths.order(numerodopedido)}/vendedor`]: seller.label,
    ...sellerMove(order, idvendedor, status, -1),
    ...sellerMove(order, seller.value, status, 1),
    ...indexWrite({ ...order, idvendedor: seller.value }),
    ...historyLine(order, change, author, changeId),
  };
}

type Counted = Pick<Order, 'total' | 'indice'>;

/** An order enters (1) or leaves (-1) a status, in the sums of all orders and in those of its month. */
function statusMove({ total, indice }: Counted, status: OrderStatus, sign: 1 | -1): Write {
  return {
    ...summaryMove(paths.summary(status), total, sign),
    ...summaryMove(paths.monthSummary(indice.mes, status), total, sign),
  };
}

/** The same in a seller's sums. */
function sellerMove({ total }: Counted, uid: string, status: OrderStatus, sign: 1 | -1): Write {
  return summaryMove(paths.sellerSummary(uid, status), total, sign);
}

// increment(), because the sums are the administrator's to read: a customer's browser never sees them.
function summaryMove(path: string, total: number, sign: 1 | -1): Write {
  return { [`${path}/quantidade`]: increment(sign), [`${path}/total`]: increment(sign * total) };
}

/** The index follows, and the marker names the order whose move explains the sums. */
function indexWrite(order: Order): Write {
  const { numerodopedido } = order;
  return {
    [`${paths.order(numerodopedido)}/indice`]: indexOf(order),
    [paths.summaryMarker]: numerodopedido,
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
