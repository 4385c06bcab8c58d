import type { MailFailure, QueuedMail } from '../../../../domain/mail/queued-mail';
import { paths } from '../../../../domain/paths';
import { database } from '../../firebase';

export type Entry = [key: string, mail: QueuedMail];

/** About a day of attempts: after 1, 2, 4, … minutes, then once an hour. */
export const maxMailAttempts = 29;
const minute = 60_000;

/** How long a sent mail is kept: longer than its event can be read again. */
const keptFor = 24 * 60 * minute;

/** Most entries that one run reads; the rest follows in the next. */
const readAtOnce = 5_000;

/**
 * Queues mails and returns whether any was new.
 *
 * Safety: a transaction accepts each key once, however often the event is found.
 */
export async function enqueue(mails: Record<string, QueuedMail>): Promise<boolean> {
  const taken = await Promise.all(
    Object.entries(mails).map(([key, mail]) =>
      database()
        .ref(paths.queuedMail(key))
        .transaction((stored: QueuedMail | null) => (stored === null ? mail : undefined)),
    ),
  );
  return taken.some(({ committed }) => committed);
}

/** Entries due by this moment, the longest waiting first. */
export function readDue(until: number): Promise<Entry[]> {
  return readBy('quando', 1, until);
}

/** Carries out the administrator's requests about mails that the queue gave up. */
export async function answerRequests(now: number): Promise<void> {
  const asked = await readBy('pedido', '');
  await settle(
    asked.map(([key, mail]) => [
      key,
      mail.pedido === 'denovo' ? again(mail, now) : ended(mail, now),
    ]),
  );
}

/** Deletes entries that ended long ago. */
export async function prune(now: number): Promise<void> {
  const old = await readBy('fim', 1, now - keptFor);
  await settle(old.map(([key]) => [key, null]));
}

/** Stores the new state of entries, null to delete them; `more` adds other paths to the same write. */
export async function settle(
  changes: readonly [key: string, mail: QueuedMail | null][],
  more: Record<string, unknown> = {},
): Promise<void> {
  const values = Object.fromEntries(changes.map(([key, mail]) => [paths.queuedMail(key), mail]));
  await database()
    .ref()
    .update({ ...values, ...more });
}

/** The entry of a mail that was sent or became needless. */
export function ended({ tipo, em }: QueuedMail, now: number): QueuedMail {
  return { tipo, em, fim: now };
}

/** The entry after a failed attempt: retried later, or given up after the last attempt. */
export function tried(mail: QueuedMail, now: number, nome: string): QueuedMail {
  const tentativas = (mail.tentativas ?? 0) + 1;
  if (tentativas >= maxMailAttempts) return failed(mail, now, { motivo: 'servidor', nome });
  return { ...mail, tentativas, quando: now + Math.min(60, 2 ** (tentativas - 1)) * minute };
}

/** The entry of a mail that the queue gives up, until the administrator repeats or dismisses it. */
export function failed(
  mail: QueuedMail,
  now: number,
  why: { motivo: MailFailure; nome: string },
): QueuedMail {
  return { ...untried(mail), ...why, falha: now };
}

function again(mail: QueuedMail, now: number): QueuedMail {
  return { ...untried(mail), quando: now };
}

/** The entry without the state of its sending. */
function untried({ tipo, uid, numerodopedido, linha, produtos, em }: QueuedMail): QueuedMail {
  return {
    ...{ tipo, em },
    ...(uid !== undefined && { uid }),
    ...(numerodopedido !== undefined && { numerodopedido }),
    ...(linha !== undefined && { linha }),
    ...(produtos !== undefined && { produtos }),
  };
}

async function readBy(
  field: keyof QueuedMail,
  from: number | string,
  until?: number,
): Promise<Entry[]> {
  const found = database().ref(paths.mailQueue).orderByChild(field).startAt(from);
  const entries: Entry[] = [];
  const read = await (until === undefined ? found : found.endAt(until))
    .limitToFirst(readAtOnce)
    .get();
  read.forEach((entry) => void entries.push([entry.key, entry.val() as QueuedMail]));
  return entries;
}
