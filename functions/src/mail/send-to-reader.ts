import { logger } from 'firebase-functions';
import { isAlone } from '../../../domain/mail/queued-mail';
import { paths } from '../../../domain/paths';
import { database } from '../firebase';
import { faultOf, type MailServer } from './deliver';
import { ended, failed, settle, tried, type Entry } from './queue/entries';
import { afterOrderMail, afterQuoteMail, quoteMails, type Pace } from './queue/pace';
import { messageAbout, readerOf, type Reader } from './write-mails';

/** 'stop': the mail server failed or the run is over, so no further mail is tried now. */
type Ending = 'done' | 'stop';

/** Sends one reader's mails as their pace allows; the rest stays in the queue. */
export async function sendToReader(
  group: readonly [Entry, ...Entry[]],
  server: MailServer,
  goOn: () => Promise<boolean>,
): Promise<Ending> {
  const [[, { tipo, uid = 'equipe' }]] = group;
  const reader = await readerOf(group[0][1]);
  const now = Date.now();
  if (!('address' in reader)) {
    const { nome, motivo } = reader;
    const end = (mail: Entry[1]) =>
      motivo === undefined ? ended(mail, now) : failed(mail, now, { motivo, nome });
    await settle(group.map(([key, mail]) => [key, end(mail)]));
    return 'done';
  }
  if (isAlone(tipo)) return send(group, { reader, server });
  if (tipo !== 'orcamento') {
    const place = paths.mailPace('pedidos', uid);
    const pace = afterOrderMail(await readPace(place), now);
    return pace ? send(group, { reader, server, paces: { [place]: pace } }) : 'done';
  }
  const place = paths.mailPace('orcamentos', uid);
  let pace = await readPace(place);
  for (const quotes of quoteMails(group, pace, now)) {
    if (!(await goOn())) return 'stop';
    pace = afterQuoteMail(pace, now, quotes.length);
    const end = await send(quotes, { reader, server, paces: { [place]: pace } });
    if (end === 'stop') return end;
  }
  return 'done';
}

async function readPace(place: string): Promise<Pace | undefined> {
  return ((await database().ref(place).get()).val() as Pace | null) ?? undefined;
}

interface Sending {
  reader: Reader;
  server: MailServer;
  /** The reader's new paces by path, stored once the mail is sent. */
  paces?: Record<string, Pace>;
}

async function send(
  entries: readonly Entry[],
  { reader, server, paces }: Sending,
): Promise<Ending> {
  const { address, user: { nome } = { nome: address } } = reader;
  const settleAll = (end: (mail: Entry[1]) => Entry[1], more?: typeof paces) =>
    settle(
      entries.map(([key, mail]) => [key, end(mail)]),
      more,
    );
  const message = await messageAbout(entries, reader);
  try {
    if (message) await server.deliver(address, message);
  } catch (error) {
    logger.error(`mails not sent: ${entries.map(([key]) => key).join(', ')}: ${String(error)}`);
    const now = Date.now();
    const fault = faultOf(error);
    await settleAll((mail) =>
      fault === 'address'
        ? failed(mail, now, { motivo: 'recusado', nome })
        : tried(mail, now, nome),
    );
    return fault === 'server' ? 'stop' : 'done';
  }
  await settleAll((mail) => ended(mail, Date.now()), message && paces);
  return 'done';
}
