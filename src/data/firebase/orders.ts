import { push, ref } from 'firebase/database';

import type { Order } from '../../../domain/order';
import { OrderConflict, latestChange } from '../../../domain/order-conflict';
import type { OrderAction } from '../../../domain/order-status';
import { paths } from '../../../domain/paths';
import { momentTolerance } from '../../../domain/order-moment';
import { datedAt, type OrderDraft } from '../../../domain/quote';
import { pauseBetweenSendings } from '../../../domain/sending';
import type { SellerEntry, User } from '../../../domain/user';
import type { Subscribe } from '../subscription';
import {
  database,
  isRefused,
  numberFrom,
  read,
  readNumber,
  serverNow,
  watch,
  writeAll,
} from './database';
import { pause, withNextNumber } from './next-number';
import { orderFrom } from './order-record';
import { newOrderWrite, sellerWrite, statusWrite, type Write } from './order-writes';

/** One order, whatever its status; fails once this person may no longer read it. */
export function watchOrder(numerodopedido: number): Subscribe<Order | null> {
  return watch(ref(database, paths.order(numerodopedido)), (snapshot) =>
    snapshot.exists() ? orderFrom(snapshot) : null,
  );
}

/** The number of the order that resulted from this sending; null if there is none yet. */
export function findSent(uid: string, key: string): Promise<number | null> {
  return read(paths.sent(uid, key), numberFrom);
}

class AlreadySent extends Error {
  constructor(readonly numerodopedido: number) {
    super(`already stored as order ${numerodopedido}`);
  }
}

/**
 * Stores a quote as the next order and returns its number (§4).
 *
 * * Safety: order, number, key and sums are one write that the rules take whole or not at all. A clash over the number
 * is tried again with the next one, and `onClash` hears how often. Sent twice (double click, second tab, an answer lost
 * with the connection), the key already exists: the write is refused, and the stored order's number is returned.
 */
export async function createOrder(
  draft: OrderDraft,
  onClash?: (clashes: number) => void,
): Promise<number> {
  const { uid } = draft.cliente;
  try {
    return await withNextNumber({
      readCounter: () => lastNumber(uid, draft.chave),
      write: (numerodopedido) => writeAsOfNow(draft, numerodopedido),
      onClash,
    });
  } catch (error) {
    if (error instanceof AlreadySent) return error.numerodopedido;
    const sent = isRefused(error) ? await findSent(uid, draft.chave) : null;
    if (sent === null) throw error;
    return sent;
  }
}

/**
 * The last order number, when this person may send again: a second quote right after the first, be it from another tab,
 * waits here for what the rules would refuse. Throws AlreadySent where the key has given an order.
 */
async function lastNumber(uid: string, chave: string): Promise<number> {
  const { number, last } = await unlessSent(uid, chave);
  const rest = last + pauseBetweenSendings + clockDoubt - (await serverNow());
  if (rest <= 0) return number;
  await pause(Math.min(rest, pauseBetweenSendings + clockDoubt));
  return (await unlessSent(uid, chave)).number;
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

/** Milliseconds by which the server's clock may be judged wrongly. */
const clockDoubt = 100;

/** With the date and hour of the server. A write that lay about while the connection was gone is made again. */
async function writeAsOfNow(draft: OrderDraft, numerodopedido: number): Promise<void> {
  for (;;) {
    const now = await serverNow();
    try {
      await writeAll(newOrderWrite(datedAt(draft, new Date(now)), numerodopedido));
      return;
    } catch (error) {
      const isOutdated = (await serverNow()) - now > momentTolerance / 2;
      if (!isRefused(error) || !isOutdated) throw error;
    }
  }
}

/** Approves, returns or deletes an order that still stands as `order` shows it; throws OrderConflict otherwise. */
export function moveOrder(order: Order, action: OrderAction, author: User): Promise<void> {
  return change(order, (id) => statusWrite(order, action, author, id));
}

/** Gives an order to another seller; throws OrderConflict when it changed meanwhile. */
export function assignSeller(order: Order, seller: SellerEntry, author: User): Promise<void> {
  return change(order, (id) => sellerWrite(order, seller, author, id));
}

/**
 * Safety: the rules compare what a change says it found with what is stored, so the slower of two people is refused
 * whole. A write repeated after a lost answer is refused too; its entry in the history shows that it had succeeded.
 */
async function change(order: Order, writeAs: (changeId: string) => Write): Promise<void> {
  const { key } = push(ref(database));
  try {
    await writeAll(writeAs(key));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const stored = await readIfAllowed(order.numerodopedido);
    if (stored?.historico?.[key]) return;
    if (stored && stored.mudanca === order.mudanca) throw error;
    throw new OrderConflict(order.numerodopedido, stored ? latestChange(stored) : undefined);
  }
}

/** Also null when the order went to another seller and can no longer be read. */
async function readIfAllowed(numerodopedido: number): Promise<Order | null> {
  try {
    return await read(paths.order(numerodopedido), orderFrom);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
