import { dayInSaoPaulo } from '../../../../domain/words/time';

/** How many mails of one kind a reader got, and until when (`ate`) the next must wait or the count applies. */
export interface Pace {
  ate: number;
  mails: number;
  /** The day of the count (`dayInSaoPaulo`). */
  dia?: number;
}

const minute = 60_000;

/** Most mails about orders that a person gets in one day a minute apart; further ones follow hourly. */
const mailsBeforeHours = 10;

/** The pace after one more mail about orders; undefined while the person must wait (decision 64). */
export function afterOrderMail(pace: Pace | undefined, now: number): Pace | undefined {
  if (pace && pace.ate > now) return undefined;
  const dia = dayInSaoPaulo(new Date(now));
  const mails = pace?.dia === dia ? pace.mails : 0;
  return { ate: now + (mails < mailsBeforeHours ? minute : 60 * minute), dia, mails: mails + 1 };
}

/**
 * Most mails about new quotes to one mailbox in a minute (decision 94). If there are more quotes, one mail lists
 * several.
 */
const quoteMailsInMinute = 3;
const quotesInMail = 50;

/** Distributes the waiting quotes of a mailbox over the mails that may be sent now. */
export function quoteMails<Quote>(
  waiting: readonly Quote[],
  pace: Pace | undefined,
  now: number,
): Quote[][] {
  const left = quoteMailsInMinute - (pace && pace.ate > now ? pace.mails : 0);
  if (waiting.length <= left) return waiting.map((quote) => [quote]);
  return left > 0 ? [waiting.slice(0, quotesInMail)] : [];
}

/** The pace after such a mail; a mail about several quotes uses up the minute. */
export function afterQuoteMail(pace: Pace | undefined, now: number, quotes: number): Pace {
  const before = pace && pace.ate > now ? pace : { ate: now + minute, mails: 0 };
  return { ate: before.ate, mails: quotes > 1 ? quoteMailsInMinute : before.mails + 1 };
}
