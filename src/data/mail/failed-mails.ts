import { limitToLast, orderByChild, query, ref, startAt } from 'firebase/database';
import * as v from 'valibot';

import {
  failedMailsAtOnce,
  mailFailures,
  mailRequests,
  type MailRequest,
  type QueuedMail,
} from '../../../domain/mail/queued-mail';
import { paths } from '../../../domain/paths';
import { childrenOf, database, watch, writeAll } from '../base/database';

const failedMail = v.object({
  tipo: v.picklist([
    'orcamento',
    'recebido',
    'escrito',
    'movido',
    'movidodovendedor',
    'alterado',
    'alteradopelocliente',
    'troca',
    'andamento',
    'aprovacao',
    'voltou',
  ]),
  numerodopedido: v.exactOptional(v.number()),
  falha: v.number(),
  motivo: v.picklist(mailFailures),
  nome: v.string(),
  pedido: v.exactOptional(v.picklist(mailRequests)),
}) satisfies v.GenericSchema<unknown, Partial<QueuedMail>>;

/** A mail that the queue gave up. */
export type FailedMail = v.InferOutput<typeof failedMail> & { key: string };

/** The newest mails that the queue gave up, live; for the administrator. */
export const watchFailedMails = watch(
  query(
    ref(database, paths.mailQueue),
    orderByChild('falha' satisfies keyof QueuedMail),
    startAt(1),
    limitToLast(failedMailsAtOnce),
  ),
  (list): FailedMail[] => childrenOf(list, failedMail, (mail, key) => ({ ...mail, key })).reverse(),
);

/** Asks the mail job, which reacts within a minute (decision 97). */
export function requestMail(key: string, request: MailRequest): Promise<void> {
  return writeAll(mailRequestWrite(key, request));
}

export function mailRequestWrite(key: string, request: MailRequest): Record<string, MailRequest> {
  return { [paths.mailRequest(key)]: request };
}
