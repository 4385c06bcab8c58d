import { noticesInCall, pauseBetweenNotices, type OrderNotice } from '../../../domain/order/notice';
import { sendMovesMails } from '../../data/outbox/mail';
import { refusalOf } from '../../data/base/refusal';
import { changeNotices, readNotices } from '../../data/outbox/notices';

/** Orders whose customers could not be told by mail. */
export interface UntoldOrders {
  numbers: readonly number[];
  /** The account has no address that mails may go to; otherwise what the endpoint said, where it said anything. */
  why: { semendereco: true } | { reason: string | undefined };
}

/** Milliseconds until another try after a failure. */
const tryAgainIn = 5 * 60_000;

/** Notes that somebody moved an order; the customer is told a while later. */
export async function noteMove(uid: string, numerodopedido: number): Promise<void> {
  try {
    await changeNotices(uid, (all) => [
      ...all.filter((one) => one.numerodopedido !== numerodopedido),
      { numerodopedido, em: Date.now() },
    ]);
  } catch (error) {
    // Without a store nothing can wait: the customer is told at once.
    console.warn('A notice could not be kept', error);
    await sendMovesMails([numerodopedido]);
  }
}

/**
 * Tells the customers of what waits, once its oldest move is a minute old, so that the others of that minute go with it.
 * Answers after how many milliseconds to ask again; undefined when nothing waits. What failed stays for another try.
 *
 * Safety: one tab at a time does this (Web Locks), and the endpoint tells no move twice.
 */
export function tellCustomers(
  uid: string,
  onUntold: (untold: UntoldOrders) => void,
): Promise<number | undefined> {
  return navigator.locks.request(`avisos ${uid}`, async () => {
    const waiting = (await readNotices(uid)).slice(0, noticesInCall);
    if (waiting.length === 0) return undefined;
    const rest = Math.min(...waiting.map(({ em }) => em)) + pauseBetweenNotices - Date.now();
    if (rest > 0) return Math.min(rest, pauseBetweenNotices);
    const numbers = waiting.map(({ numerodopedido }) => numerodopedido);
    try {
      const { depois, semendereco } = await sendMovesMails(numbers);
      await changeNotices(uid, (all) => settled(all, waiting, depois));
      if (semendereco.length > 0) onUntold({ numbers: semendereco, why: { semendereco: true } });
    } catch (error) {
      console.error('No mails about orders', numbers, error);
      onUntold({ numbers, why: { reason: refusalOf(error) } });
      return tryAgainIn;
    }
    return (await readNotices(uid)).length > 0 ? pauseBetweenNotices : undefined;
  });
}

/** What was moved again meanwhile stays, and what is to be asked for later. */
function settled(
  all: readonly OrderNotice[],
  told: readonly OrderNotice[],
  later: readonly number[],
): OrderNotice[] {
  return all.filter(
    ({ numerodopedido, em }) =>
      later.includes(numerodopedido) ||
      !told.some((one) => one.numerodopedido === numerodopedido && one.em === em),
  );
}
