import { dayInSaoPaulo } from '../../../domain/words/time';
import { pauseBetweenNotices } from '../../../domain/order/notice';
import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/**
 * Takes the right to do something at most once in `length` milliseconds; it can be given back unused. Undefined while
 * somebody has it.
 * Safety: a transaction takes `emails/{key}`, so one of two calls gets it, in any two instances. Only transactions write
 * it: a `set` would end another call's transaction in the same instance, with the error 'set'.
 */
export async function takePause(key: string, length: number) {
  const now = Date.now();
  const marker = database().ref(paths.mail(key));
  const taken = await marker.transaction((until: number | null) =>
    until !== null && until > now ? undefined : now + length,
  );
  if (!taken.committed) return undefined;
  return {
    giveBack: () => marker.transaction(() => null),
    keepUntil: (moment: number) => marker.transaction(() => moment),
  };
}

export async function isTaken(key: string): Promise<boolean> {
  const until: unknown = (await database().ref(paths.mail(key)).get()).val();
  return typeof until === 'number' && until > Date.now();
}

/** A person's mails about orders: none before `ate`, and so many on `dia` (`dayInSaoPaulo`). */
interface Turn {
  ate: number;
  dia: number;
  mails: number;
}

/** So many mails about orders a person gets on one day a minute apart; what comes after is told once an hour. */
const mailsBeforeHours = 10;
const hour = 3_600_000;

/** What is told meanwhile waits for the next turn. `giveBack` counts the mail as not sent. */
export async function takeTurn(uid: string) {
  const now = Date.now();
  const dia = dayInSaoPaulo(new Date(now));
  let before: Turn | null = null;
  const marker = database().ref(paths.mail(`pedidos-de-${uid}`));
  const taken = await marker.transaction((turn: Turn | null): Turn | undefined => {
    if (turn && turn.ate > now) return undefined;
    before = turn;
    const mails = turn?.dia === dia ? turn.mails : 0;
    const pause = mails < mailsBeforeHours ? pauseBetweenNotices : hour;
    return { ate: now + pause, dia, mails: mails + 1 };
  });
  return taken.committed ? { giveBack: () => marker.transaction(() => before) } : undefined;
}
