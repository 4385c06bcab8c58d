import { logger } from 'firebase-functions';
import { isAlone } from '../../../domain/mail/queued-mail';
import { compareOnce } from '../order/check/compare-orders';
import { openMailServer, type MailServer } from './deliver';
import { collect } from './queue/collect';
import { answerRequests, ended, prune, readDue, settle, tried, type Entry } from './queue/entries';
import { pauseOfMoves, pauseOfSteps } from './queue/events';
import { takeTurn } from './queue/turn';
import { sendToReader } from './send-to-reader';

/** The longest run in milliseconds, shorter than the platform's limit; the next run continues. */
const maxRunMs = 8 * 60_000;

/**
 * The job for all mails (decision 97): collects events and sends due mails, one run at a time.
 *
 * Safety: a mail counts as sent once the mail server has accepted it. A run that dies in between sends it again, so
 * each mail is sent at least once.
 */
export async function sendMails(): Promise<void> {
  const turn = await takeTurn();
  if (!turn) return;
  const deadline = Date.now() + maxRunMs;
  const goOn = async () => Date.now() < deadline && (await turn.renew());
  const server = openMailServer();
  try {
    await answerRequests(Date.now());
    await collect();
    const due = await readDueTogether(Date.now());
    await sendDue(due, server, goOn);
    await compareDue(due, goOn);
    await prune(Date.now());
  } finally {
    server.close();
    await turn.end();
  }
}

/** Includes the next minute's moves and the next steps, so that one mail reports them together. */
async function readDueTogether(now: number): Promise<Entry[]> {
  const due = await readDue(now + pauseOfSteps);
  return due.filter(
    ([, { tipo, quando = 0 }]) => tipo === 'andamento' || quando <= now + pauseOfMoves,
  );
}

async function sendDue(
  due: readonly Entry[],
  server: MailServer,
  goOn: () => Promise<boolean>,
): Promise<void> {
  for (const group of groupsOf(due, Date.now())) {
    if (!(await goOn())) return;
    try {
      if ((await sendToReader(group, server, goOn)) === 'stop') return;
    } catch (error) {
      // An unreadable record must not hold up other people's mails.
      logger.error(`mails not sent: ${group.map(([key]) => key).join(', ')}`, error);
      const now = Date.now();
      await settle(group.map(([key, mail]) => [key, tried(mail, now, mail.uid ?? '')]));
    }
  }
}

/**
 * Groups entries for one mail: a mailbox's new quotes, or a person's news about orders. All others are mails of their
 * own.
 */
function groupsOf(due: readonly Entry[], now: number): [Entry, ...Entry[]][] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of due) {
    const [key, { tipo, uid = '' }] = entry;
    if (tipo === 'conferencia') continue;
    const name = isAlone(tipo) ? key : `${tipo === 'orcamento' ? tipo : 'pedidos'} ${uid}`;
    groups.set(name, [...(groups.get(name) ?? []), entry] as [Entry, ...Entry[]]);
  }
  const isDue = ([, { quando = 0 }]: Entry) => quando <= now;
  return [...groups.values()].filter((group) => group.some(isDue));
}

/** Compares new orders with the product table and earlier orders; retries later if the table is down. */
async function compareDue(due: readonly Entry[], goOn: () => Promise<boolean>): Promise<void> {
  for (const [key, mail] of due) {
    if (mail.tipo !== 'conferencia') continue;
    if (!(await goOn())) return;
    const isDone = await compareOnce(mail.numerodopedido ?? 0);
    const next = tried(mail, Date.now(), '');
    // After the last attempt no mail reports it: /conferencias compares the order when its row is shown.
    const isOver = isDone || next.falha !== undefined;
    await settle([[key, isOver ? ended(mail, Date.now()) : next]]);
    if (!isDone) return;
  }
}
