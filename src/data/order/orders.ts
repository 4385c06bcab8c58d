import type { ItemsAct, MoveAct } from '../../../domain/outbox/act';
import { editForHistory } from '../../../domain/order/edit/edit-words';
import type { OrderHead } from '../../../domain/order/head';
import { senderOf, type Order } from '../../../domain/order/order';
import { maxMoves, pauseBetweenMoves } from '../../../domain/order/change';
import {
  MovedTooOften,
  OrderConflict,
  SentElsewhere,
  latestChange,
} from '../../../domain/order/conflict';
import { paths } from '../../../domain/paths';
import {
  momentTolerance,
  possibleMoments,
  type PossibleMoments,
} from '../../../domain/order/quote/time/moment';
import { datedAt, type OrderDraft } from '../../../domain/order/quote/quote';
import { pauseBetweenSendings } from '../../../domain/order/quote/time/pace';
import { isSameQuote, sharesProduct } from '../../../domain/order/quote/same-quote';
import { isCustomer, type User } from '../../../domain/people/user';
import { can } from '../../../domain/session/access';
import type { Subscribe } from '../base/subscription';
import { withName } from './authors';
import {
  isRefused,
  numberFrom,
  read,
  readNumber,
  serverNow,
  watchRecord,
  writeAll,
} from '../base/database';
import { waitOut } from '../base/pace';
import { keyFrom } from '../cart/sending-key';
import { withNextNumber } from './next-number';
import { headFrom, orderFrom } from './record';
import { editWrite, newOrderWrite, sellerWrite, statusWrite, type Write } from './writes';

/** An order's head, live. Fails once this person may no longer read it. */
export function watchHead(numerodopedido: number): Subscribe<OrderHead | null> {
  return watchRecord(paths.orderHead(numerodopedido), headFrom);
}

/** A whole order, live, with its lines and history. */
export function watchOrder(numerodopedido: number): Subscribe<Order | null> {
  return watchRecord(paths.order(numerodopedido), orderFrom);
}

/** The number of the order with this sending key; null if there is none yet. */
export function findSent(uid: string, key: string): Promise<number | null> {
  return read(paths.sent(uid, key), numberFrom);
}

/** Like `findSent`, but live: a quote may leave the cart before it is stored. */
export function watchSent(uid: string, key: string): Subscribe<number | null> {
  return watchRecord(paths.sent(uid, key), numberFrom);
}

/** The person's own order with this sending key; null if there is none. */
export async function findSentOrder(uid: string, key: string): Promise<Order | null> {
  const number = await findSent(uid, key);
  return number === null ? null : readOrder(number);
}

class AlreadySent extends Error {
  constructor(readonly numerodopedido: number) {
    super(`already stored as order ${numerodopedido}`);
  }
}

/**
 * Stores a quote as the next order and returns its number (§4). `onClash` hears of clashes over the number, which are
 * retried.
 *
 * Safety: order, number, key and sums are one all-or-nothing write. If the key exists already (double click, second tab
 * or device, lost answer), the rules refuse the write. Then the stored order's number is returned.
 *
 * Throws SentElsewhere if that order differs, or is much older than `asked` by this device's clock: an offline device
 * may not have heard of it.
 */
export async function createOrder(
  draft: OrderDraft,
  onClash?: (clashes: number) => void,
  asked = 0,
): Promise<number> {
  const uid = senderOf(draft);
  try {
    return await withNextNumber({
      readCounter: () => lastNumber(uid, draft.chave),
      write: (numerodopedido) => writeAsOfNow(draft, numerodopedido),
      onClash,
    });
  } catch (error) {
    const sent =
      error instanceof AlreadySent ? error.numerodopedido : await findSent(uid, draft.chave);
    if (sent === null) throw error;
    const order = await readIfAllowed(sent);
    if (!order) return sent;
    // By the server's clock, because a device's clock may be wrong.
    const askedThere = (await serverNow()) - (Date.now() - asked);
    if (isSameQuote(order, draft) && order.criadoem > askedThere - momentTolerance) return sent;
    if (sharesProduct(order, draft)) throw new SentElsewhere(sent);
  }
  // Carts filled on different offline devices may share a key but no product, so this quote gets a key of its own.
  const codes = draft.itens.map(({ CD_PRODUTO }) => CD_PRODUTO).sort();
  return createOrder({ ...draft, chave: await keyFrom(draft.chave, ...codes) }, onClash, asked);
}

/** Reads the counter once the rules' pause between two sendings is over. Throws AlreadySent if the key has an order. */
async function lastNumber(uid: string, chave: string): Promise<number> {
  const { number, last } = await unlessSent(uid, chave);
  const waited = await waitOut(last, pauseBetweenSendings);
  return waited ? (await unlessSent(uid, chave)).number : number;
}

async function unlessSent(uid: string, chave: string): Promise<{ number: number; last: number }> {
  const [number, sent, last] = await Promise.all([
    readNumber(paths.orderNumber),
    findSent(uid, chave),
    readNumber(paths.lastSending(uid)),
  ]);
  if (sent !== null) throw new AlreadySent(sent);
  return { number, last };
}

/** Dates the order by the server's clock. If the write waited offline until its date was outdated, writes it again. */
async function writeAsOfNow(draft: OrderDraft, numerodopedido: number): Promise<void> {
  for (;;) {
    const now = await serverNow();
    try {
      await writeDated(draft, numerodopedido, possibleMoments(now));
      return;
    } catch (error) {
      const isOutdated = (await serverNow()) - now > momentTolerance / 2;
      if (!isRefused(error) || !isOutdated) throw error;
    }
  }
}

/** Tries the possible moments until the rules accept one. */
async function writeDated(
  draft: OrderDraft,
  numerodopedido: number,
  [moment, ...others]: PossibleMoments,
): Promise<void> {
  try {
    await writeAll(newOrderWrite(datedAt(draft, new Date(moment)), numerodopedido));
  } catch (error) {
    const [other] = others;
    if (other === undefined || !isRefused(error)) throw error;
    await writeDated(draft, numerodopedido, [other]);
  }
}

/**
 * Makes a change if the order is still the one that the person saw; throws OrderConflict otherwise.
 *
 * Safety: the history entry names the change before it, so of two changes the rules refuse the later. A repeated act
 * finds its own entry.
 */
export async function changeOrder(act: MoveAct | ItemsAct, author: User): Promise<void> {
  const before = await readIfAllowed(act.numerodopedido);
  if (before && stands(before, act)) {
    await waitOut(latestChange(before)?.em ?? 0, pauseBetweenMoves);
    try {
      await writeAll(writeOf(before, act, author));
      return;
    } catch (error) {
      if (!isRefused(error)) throw error;
      const now = await readIfAllowed(act.numerodopedido);
      if (now && stands(now, act)) throw hasMovedOften(now, author) ? new MovedTooOften() : error;
      await unlessDone(act, now, author);
      return;
    }
  }
  await unlessDone(act, before, author);
}

function hasMovedOften(order: Order, author: User): boolean {
  const most = isCustomer(author) ? maxMoves.customer : maxMoves.seller;
  return (latestChange(order)?.vez ?? 0) >= most;
}

function stands({ mudanca = '' }: Order, { anterior }: MoveAct | ItemsAct): boolean {
  return mudanca === anterior;
}

function writeOf(order: Order, act: MoveAct | ItemsAct, author: User): Write {
  if (act.campo === 'itens') {
    const words = editForHistory(act.diferencas);
    return editWrite(order, { edit: act.edicao, words }, author, act.id);
  }
  if (act.campo === 'status') return statusWrite(order, act.acao, author, act.id, act.motivo);
  return sellerWrite(order, act.vendedor, author, act.id);
}

/** Only staff may read the name of the faster person. */
async function unlessDone(
  { id, numerodopedido }: MoveAct | ItemsAct,
  now: Order | null,
  author: User,
): Promise<void> {
  if (now?.historico?.[id]) return;
  const latest = now ? latestChange(now) : undefined;
  const por = latest && (can(author, 'moveOrders') ? await withName(latest.por) : latest.por);
  throw new OrderConflict(numerodopedido, latest && por && { ...latest, por });
}

/** One order; rejects if this person may not read it. */
export function readOrder(numerodopedido: number): Promise<Order | null> {
  return read(paths.order(numerodopedido), orderFrom);
}

/** One order; null if it doesn't exist or this person may no longer read it. */
export function readIfAllowed(numerodopedido: number): Promise<Order | null> {
  return ifAllowed(readOrder(numerodopedido));
}

/** The whole orders with these numbers, without those that this person can no longer read. */
export async function readOrders(numbers: readonly number[]): Promise<Order[]> {
  const orders = await Promise.all(numbers.map(readIfAllowed));
  return orders.filter((order) => order !== null);
}

/** The heads of these orders, without those that this person can no longer read. */
export async function readHeads(numbers: readonly number[]): Promise<OrderHead[]> {
  const heads = await Promise.all(
    numbers.map((number) => ifAllowed(read(paths.orderHead(number), headFrom))),
  );
  return heads.filter((head) => head !== null);
}

async function ifAllowed<T>(reading: Promise<T | null>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
