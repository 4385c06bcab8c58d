import { noticesInCall, pauseBetweenNotices } from '../../../domain/order/notice';
import type { NoticeAct } from '../../../domain/outbox/act';
import { isOf, isOpen, type Entry } from '../../../domain/outbox/entry';
import { sendMovesMails } from '../../data/outbox/mail';
import { refusalOf } from '../../data/base/refusal';

/** Orders whose customers could not be told by mail. */
export interface UntoldOrders {
  numbers: readonly number[];
  /** The account has no address that mails may go to; otherwise what the endpoint said, where it said anything. */
  why: { semendereco: true } | { reason: string | undefined };
}

/** Milliseconds until another try after a failure. */
const tryAgainIn = 5 * 60_000;

/** What one call tells once its oldest move is a minute old: the others of that minute go with it. */
export function toldTogether(entries: readonly Entry[]): Entry<NoticeAct>[] {
  return entries
    .flatMap((entry) => (isOf(entry, 'aviso') && isOpen(entry) ? [entry] : []))
    .filter(({ naoantes = 0 }) => naoantes <= Date.now() + pauseBetweenNotices)
    .slice(0, noticesInCall);
}

interface Telling {
  /** To be asked for again at these moments, by their ids; the others are settled. */
  later: ReadonlyMap<string, number>;
  untold?: UntoldOrders;
}

/** Tells customers what became of their orders. Safety: the endpoint tells no move twice. */
export async function tellCustomers(acts: readonly NoticeAct[]): Promise<Telling> {
  const numbers = acts.map(({ numerodopedido }) => numerodopedido);
  const now = Date.now();
  try {
    const { depois, semendereco } = await sendMovesMails(numbers);
    const later = acts.filter(({ numerodopedido }) => depois.includes(numerodopedido));
    return {
      later: new Map(later.map(({ id }) => [id, now + pauseBetweenNotices])),
      ...(semendereco.length > 0 && {
        untold: { numbers: semendereco, why: { semendereco: true } },
      }),
    };
  } catch (error) {
    console.error('No mails about orders', numbers, error);
    return {
      later: new Map(acts.map(({ id }) => [id, now + tryAgainIn])),
      untold: { numbers, why: { reason: refusalOf(error) } },
    };
  }
}
