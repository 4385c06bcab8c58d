import { dayInSaoPaulo } from '../../../../domain/words/time';

/** What a reader had of one kind of mail: none more before `ate`, or so many until then. */
export interface Pace {
  ate: number;
  mails: number;
  /** The day on which it were so many mails (`dayInSaoPaulo`). */
  dia?: number;
}

const minute = 60_000;

/** So many mails about orders a person gets on one day a minute apart; what comes after is told once an hour. */
const mailsBeforeHours = 10;

/** The pace after one more mail about orders; undefined while the person must wait (decision 64). */
export function afterOrderMail(pace: Pace | undefined, now: number): Pace | undefined {
  if (pace && pace.ate > now) return undefined;
  const dia = dayInSaoPaulo(new Date(now));
  const mails = pace?.dia === dia ? pace.mails : 0;
  return { ate: now + (mails < mailsBeforeHours ? minute : 60 * minute), dia, mails: mails + 1 };
}

/** So many mails about new quotes a mailbox gets in a minute, each about one quote while they are enough (decision 94). */
const quoteMailsInMinute = 3;
const quotesInMail = 50;

/** The next mails about new quotes to one mailbox: the quotes of each. */
export function quoteMails<Quote>(
  waiting: readonly Quote[],
  pace: Pace | undefined,
  now: number,
): Quote[][] {
  const left = quoteMailsInMinute - (pace && pace.ate > now ? pace.mails : 0);
  if (waiting.length <= left) return waiting.map((quote) => [quote]);
  return left > 0 ? [waiting.slice(0, quotesInMail)] : [];
}

/** The pace after one of these mails; one about several takes the rest of the minute. */
export function afterQuoteMail(pace: Pace | undefined, now: number, quotes: number): Pace {
  const before = pace && pace.ate > now ? pace : { ate: now + minute, mails: 0 };
  return { ate: before.ate, mails: quotes > 1 ? quoteMailsInMinute : before.mails + 1 };
}
