import { logger } from 'firebase-functions';
import { compareOnce } from '../order/check/compare-orders';
import { openMailServer, type MailServer } from './deliver';
import { collect } from './queue/collect';
import { answerRequests, ended, prune, readDue, settle, tried, type Entry } from './queue/entries';
import { pauseOfMoves } from './queue/events';
import { takeTurn } from './queue/turn';
import { tellReader } from './tell-reader';

/** A run ends after so many milliseconds, before the platform ends it; the next one goes on. */
const longestRun = 8 * 60_000;

/**
 * The job that sends all mails (decision 97): collects what happened and sends what is due, one run at a time.
 * Safety: a mail counts as sent once the mail server took it. A run that dies in between sends it again: at least once.
 */
export async function sendMails(): Promise<void> {
  const turn = await takeTurn();
  if (!turn) return;
  const deadline = Date.now() + longestRun;
  const goOn = async () => Date.now() < deadline && (await turn.renew());
  const server = openMailServer();
  try {
    await answerRequests(Date.now());
    await collect();
    // Of the same minute too, so that one mail tells them.
    const due = await readDue(Date.now() + pauseOfMoves);
    await sendDue(due, server, goOn);
    await compareDue(due, goOn);
    await prune(Date.now());
  } finally {
    server.close();
    await turn.end();
  }
}

async function sendDue(
  due: readonly Entry[],
  server: MailServer,
  goOn: () => Promise<boolean>,
): Promise<void> {
  for (const group of groupsOf(due, Date.now())) {
    if (!(await goOn())) return;
    try {
      if ((await tellReader(group, server, goOn)) === 'stop') return;
    } catch (error) {
      // A record that can't be read keeps nobody else from their mail.
      logger.error(`no mail about ${group.map(([key]) => key).join(', ')}`, error);
      const now = Date.now();
      await settle(group.map(([key, mail]) => [key, tried(mail, now, mail.uid ?? '')]));
    }
  }
}

/** What is told together: the new quotes of a mailbox, a person's news of orders; anything else is a mail by itself. */
function groupsOf(due: readonly Entry[], now: number): [Entry, ...Entry[]][] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of due) {
    const [key, { tipo, uid = '' }] = entry;
    if (tipo === 'conferencia') continue;
    const isAlone = tipo === 'recebido' || tipo === 'aprovacao';
    const name = isAlone ? key : `${tipo === 'orcamento' ? tipo : 'pedidos'} ${uid}`;
    groups.set(name, [...(groups.get(name) ?? []), entry] as [Entry, ...Entry[]]);
  }
  const isDue = ([, { quando = 0 }]: Entry) => quando <= now;
  return [...groups.values()].filter((group) => group.some(isDue));
}

/** Compares new orders with the product table and earlier ones; without the table, later. */
async function compareDue(due: readonly Entry[], goOn: () => Promise<boolean>): Promise<void> {
  for (const [key, mail] of due) {
    if (mail.tipo !== 'conferencia') continue;
    if (!(await goOn())) return;
    const isDone = await compareOnce(mail.numerodopedido ?? 0);
    const next = tried(mail, Date.now(), '');
    // /conferencias compares it when its row is shown: nobody need be told of it.
    const isOver = isDone || next.falha !== undefined;
    await settle([[key, isOver ? ended(mail, Date.now()) : next]]);
    if (!isDone) return;
  }
}
