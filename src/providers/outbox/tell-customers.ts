import { noticesInCall, pauseBetweenNotices } from '../../../domain/order/notice';
import type { NoticeAct } from '../../../domain/outbox/act';
import { isOf, isOpen, type Entry } from '../../../domain/outbox/entry';
import { sendMovesMails } from '../../data/outbox/mail';
import { refusalOf } from '../../data/base/refusal';

/** Orders about which somebody could not be told by mail. */
export interface UntoldOrders {
  numbers: readonly number[];
  /** Who should have been: absent for the customers. */
  para?: NoticeAct['para'];
  /** The account has no address that mails may go to; otherwise what the endpoint said, where it said anything. */
  why: { semendereco: true } | { reason: string | undefined };
}

const tryAgainIn = 5 * 60_000;

/** What one call tells once its oldest notice is a minute old: the others of that minute to the same kind of reader. */
export function toldTogether(
  { act: { para } }: Entry<NoticeAct>,
  entries: readonly Entry[],
): Entry<NoticeAct>[] {
  return noticesTo(para, entries)
    .filter(({ naoantes = 0 }) => naoantes <= Date.now() + pauseBetweenNotices)
    .slice(0, noticesInCall);
}

/** What waits for its minute alone, call by call; apart from what the endpoint has put off. */
export function toldOnLeaving(entries: readonly Entry[]): NoticeAct[][] {
  return readers.flatMap((para) => {
    const waiting = noticesTo(para, entries).filter(({ enviado }) => !enviado);
    return Array.from({ length: Math.ceil(waiting.length / noticesInCall) }, (_, call) =>
      waiting.slice(call * noticesInCall, (call + 1) * noticesInCall).map(({ act }) => act),
    );
  });
}

const readers: readonly NoticeAct['para'][] = [undefined, 'vendedor'];

function noticesTo(para: NoticeAct['para'], entries: readonly Entry[]): Entry<NoticeAct>[] {
  return entries.flatMap((entry) =>
    isOf(entry, 'aviso') && isOpen(entry) && entry.act.para === para ? [entry] : [],
  );
}

interface Telling {
  /** To be asked for again at these moments, by their ids; the others are settled. */
  later: ReadonlyMap<string, number>;
  untold: readonly UntoldOrders[];
}

/** Tells customers, or sellers, what became of orders. Safety: the endpoint tells nothing twice. */
export async function tellCustomers(acts: readonly NoticeAct[]): Promise<Telling> {
  const numbers = acts.map(({ numerodopedido }) => numerodopedido);
  const para = acts[0]?.para;
  const now = Date.now();
  const idsOf = (some: readonly number[], moment: number) =>
    acts.flatMap(({ id, numerodopedido }): [string, number][] =>
      some.includes(numerodopedido) ? [[id, moment]] : [],
    );
  const untold = (some: readonly number[], why: UntoldOrders['why']): UntoldOrders[] =>
    some.length === 0 ? [] : [{ numbers: some, why, ...(para && { para }) }];
  try {
    const { depois, semendereco, naoenviados } = await sendMovesMails(numbers, para);
    return {
      later: new Map([
        ...idsOf(depois, now + pauseBetweenNotices),
        ...idsOf(naoenviados, now + tryAgainIn),
      ]),
      untold: [
        ...untold(semendereco, { semendereco: true }),
        ...untold(naoenviados, { reason: undefined }),
      ],
    };
  } catch (error) {
    console.error('No mails about orders', numbers, error);
    return {
      later: new Map(idsOf(numbers, now + tryAgainIn)),
      untold: untold(numbers, { reason: refusalOf(error) }),
    };
  }
}
