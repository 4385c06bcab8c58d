import type { DataSnapshot } from 'firebase-admin/database';
import { logger } from 'firebase-functions';
import type { QueuedMail } from '../../../../domain/mail/queued-mail';
import type { ApprovalChange } from '../../../../domain/people/approval';
import { paths } from '../../../../domain/paths';
import { database } from '../../firebase';
import { queryPostgres } from '../../postgres/query-postgres';
import { queueAlerts } from '../../product/alerts/queue-alerts';
import { recordOf, type Stored } from '../../stored/stored-fields';
import { enqueue } from './entries';
import { mailsOfOrder, mailsOfProgress } from './events';

/** Events up to this many milliseconds before the last run are read again, because clocks differ. */
const overlap = 60_000;

/** How long an unreadable order may hold back `emails/lidosate`, in milliseconds. */
const heldFor = 600_000;

const pageSize = 250;

/**
 * Queues mails about everything since the last run: new orders, moves, steps, other sellers, approvals and products
 * in stock again.
 *
 * Safety: `emails/lidosate` moves only once everything before it is queued. An event read twice is queued once.
 */
export async function collect(): Promise<void> {
  const now = Date.now();
  const since = (await readUntil(now)) - overlap;
  const unread = [
    ...(await collectFrom(paths.orderHeads, 'mudouem', since, async (number, head) =>
      mailsOfOrder(await movesOf(number, head), since),
    )),
    ...(await collectFrom(paths.allProgress, 'em', since, (number, progress) =>
      mailsOfProgress(number, progress, since),
    )),
  ];
  await collectApprovals(since);
  await collectAlerts(now);
  const until = Math.max(Math.min(now, ...unread), now - heldFor);
  await database().ref(paths.mailsReadUntil).set(until);
}

/**
 * The end of the last run. The first run starts now, without mails about earlier events, and deletes the mail data of
 * earlier versions.
 */
async function readUntil(now: number): Promise<number> {
  const until: unknown = (await database().ref(paths.mailsReadUntil).get()).val();
  if (typeof until === 'number') return until;
  const kept = recordOf((await database().ref(paths.mails).get()).val());
  const old = Object.keys(kept).filter((name) => !currentParts.includes(name));
  await database()
    .ref(paths.mails)
    .update(Object.fromEntries(old.map((name) => [name, null])));
  return now;
}

const currentParts = [paths.mailQueue, paths.mailTurn, paths.mailPaces].map((path) =>
  path.slice(paths.mails.length + 1),
);

type MailsOf = (
  numerodopedido: number,
  record: Stored,
) => Record<string, QueuedMail> | Promise<Record<string, QueuedMail>>;

/**
 * Queues the mails about a list's records, by order number, whose moment in `field` isn't earlier. Returns the moments
 * of those that could not be read.
 */
async function collectFrom(
  list: string,
  field: string,
  since: number,
  mailsOf: MailsOf,
): Promise<number[]> {
  const unread: number[] = [];
  const changed = database().ref(list).orderByChild(field);
  let page = changed.startAt(since);
  for (;;) {
    const records: { key: string; moment: number; record: Stored }[] = [];
    (await page.limitToFirst(pageSize).get()).forEach((record) => {
      const moment: unknown = record.child(field).val();
      // Skips values that are no number, which sort after all numbers; no order of ours has one.
      if (typeof moment === 'number')
        records.push({ key: record.key, moment, record: recordOf(record.val()) });
    });
    const queued = await Promise.allSettled(
      records.map(async ({ key, record }) => enqueue(await mailsOf(Number(key), record))),
    );
    for (const [at, end] of queued.entries()) {
      const { key = '', moment = since } = records[at] ?? {};
      if (end.status === 'fulfilled') continue;
      logger.error(`mails about order ${key} not queued`, end.reason);
      unread.push(moment);
    }
    const last = records.at(-1);
    if (!last || records.length < pageSize) return unread;
    page = changed.startAfter(last.moment, last.key);
  }
}

/** An order's head with its history, if it was ever moved. */
export async function movesOf(numerodopedido: number, head: Stored) {
  const isMoved = head['mudanca'] !== undefined;
  const historico: unknown = isMoved
    ? (await database().ref(paths.orderHistory(numerodopedido)).get()).val()
    : undefined;
  return { ...head, numerodopedido, historico };
}

/** Alerts stay in the product table until they are queued, so a failure only delays them. */
async function collectAlerts(now: number): Promise<void> {
  try {
    await queryPostgres((table) => queueAlerts(table, now));
  } catch (error) {
    logger.error('mails about products in stock again not queued', error);
  }
}

async function collectApprovals(since: number): Promise<void> {
  const moved = database().ref(paths.histories).orderByChild('ritmo/em').startAt(since);
  const people: [uid: string, line: ReturnType<typeof newestOf>][] = [];
  (await moved.get()).forEach((history) => {
    people.push([history.key, newestOf(history.child('aprovacoes'))]);
  });
  for (const [uid, line] of people) {
    if (line && line.em >= since) await enqueue(approvalMailTo(uid, line));
  }
}

/** The newest approval in a person's history. */
export async function newestApproval(uid: string) {
  return newestOf(await database().ref(paths.approvals(uid)).get());
}

function newestOf(lines: DataSnapshot) {
  const found: { id: string; em: number }[] = [];
  lines.forEach((line) => {
    const { acao, em } = line.val() as ApprovalChange;
    if (acao === 'aprovar') found.push({ id: line.key, em });
  });
  return found.sort((a, b) => b.em - a.em)[0];
}

export function approvalMailTo(
  uid: string,
  { id, em }: { id: string; em: number },
): Record<string, QueuedMail> {
  return { [`aprovacao-${uid}-${id}`]: { tipo: 'aprovacao', uid, linha: id, em, quando: em } };
}
