import { ApiError } from '../api-error';
import { checkLinesOnce } from '../check-lines';
import { companyMailbox } from '../config';
import { sender } from '../mail/sender';
import { sendOnce } from '../mail/send-once';
import { authorMail, teamMail } from '../mail/texts';
import { numberFrom } from '../query';
import { readOrder } from '../stored/orders';
import { readUser } from '../stored/users';
import type { Endpoint } from './endpoint';

/** An order is announced once and never again: a hundred years in milliseconds. */
const forever = 100 * 365 * 24 * 3_600_000;

/**
 * GET /send-email-novo-orcamento?email=&name=&numerodopedido= → {enviado}: announces a new order to
 * its author, its seller and the company's mailbox, and compares its lines with the product
 * table for those who decide about it; 403 unless the caller is its author. false: it was
 * announced before. `email` and `name` are not used: the stored records say who the people are.
 */
export const sendEmailNovoOrcamento: Endpoint = async ({ caller, query }) => {
  const numerodopedido = numberFrom(query, 'numerodopedido');
  const order = await readOrder(numerodopedido);
  if (order?.cliente.uid !== caller.uid) {
    throw new ApiError(
      403,
      'pedido-de-outro',
      'O e-mail não foi enviado: este pedido não é seu. Confira o número do pedido.',
    );
  }
  // Before the mails: the order is checked even while the mail server is down.
  await checkLinesOnce(order);
  const team = new Set([companyMailbox.value()]);
  const seller = order.idvendedor ? await readUser(order.idvendedor) : undefined;
  if (seller?.email) team.add(seller.email);

  // Two mails, each with its own marker: a retry sends what is missing and nothing twice.
  const toAuthor = await sendOnce(
    `orcamento-${numerodopedido}-autor`,
    forever,
    [caller.email],
    authorMail(order, sender()),
  );
  const toTeam = await sendOnce(
    `orcamento-${numerodopedido}-equipe`,
    forever,
    [...team],
    teamMail(order, sender()),
  );
  return { enviado: toAuthor || toTeam };
};
