import type { DataSnapshot } from 'firebase-admin/database';
import { logger } from 'firebase-functions';
import type { QueuedMail } from '../../../../domain/mail/queued-mail';
import type { ApprovalChange } from '../../../../domain/people/approval';
import { paths } from '../../../../domain/paths';
import { database } from '../../firebase';
import { recordOf, type Stored } from '../../stored/stored-fields';
import { enqueue } from './entries';
import { mailsOfOrder } from './events';

/** Events up to this many milliseconds before the last run are read again, because clocks differ. */
const overlap = 60_000;

/** How long an unreadable order may hold back `emails/lidosate`, in milliseconds. */
const heldFor = 600_000;

const pageSize = 250;

/**
 * Queues mails about everything since the last run: new orders, moves, other sellers and approvals.
 *
 * Safety: `emails/lidosate` moves only once everything before it is queued. An event read twice is queued once.
 */
export async function collect(): Promise<void> {
  const now = Date.now();
  const since = (await readUntil(now)) - overlap;
  const unread = await collectOrders(since);
  await collectApprovals(since);
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

/** Returns the times of change of the orders that could not be read. */
async function collectOrders(since: number): Promise<number[]> {
  const unread: number[] = [];
  const changed = database().ref(paths.orderHeads).orderByChild('mudouem');
  let page = changed.startAt(since);
  for (;;) {
    const heads: { key: string; mudouem: number; head: Stored }[] = [];
    (await page.limitToFirst(pageSize).get()).forEach((head) => {
      const mudouem: unknown = head.child('mudouem').val();
      // Skips values that are no number, which sort after all numbers; no order of ours has one.
      if (typeof mudouem === 'number')
        heads.push({ key: head.key, mudouem, head: recordOf(head.val()) });
    });
    const queued = await Promise.allSettled(
      heads.map(async ({ key, head }) =>
        enqueue(mailsOfOrder(await movesOf(Number(key), head), since)),
      ),
    );
    for (const [at, end] of queued.entries()) {
      const { key = '', mudouem = since } = heads[at] ?? {};
      if (end.status === 'fulfilled') continue;
      logger.error(`mails about order ${key} not queued`, end.reason);
      unread.push(mudouem);
    }
    const last = heads.at(-1);
    if (!last || heads.length < pageSize) return unread;
    page = changed.startAfter(last.mudouem, last.key);
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
