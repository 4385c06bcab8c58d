import { logger } from 'firebase-functions';
import { senderOf } from '../../../../domain/order/order';
import { ApiError } from '../../api-error';
import type { Caller } from '../../caller/caller';
import { checkOrderOnce } from '../../order/check-order';
import { companyMailbox } from '../../config';
import { addressOf } from '../../mail/address';
import { sender } from '../../mail/sender';
import { sendOnce } from '../../mail/send-once';
import { authorMail, quoteForCustomerMail, teamMail } from '../../mail/texts';
import { numberFrom } from '../../query';
import { readOrder, type StoredOrder } from '../../stored/orders';
import type { Endpoint } from '../endpoint';

/** An order is announced once and never again: a hundred years in milliseconds. */
const forever = 100 * 365 * 24 * 3_600_000;

/**
 * GET /send-email-novo-orcamento?email=&name=&numerodopedido= → {enviado}: announces a new order to its customer, its
 * seller and the company, and compares it with the product table and the customer's earlier orders. 403 unless the
 * caller sent it. false: it was announced before. `email` and `name` are ignored: the stored records say who the people
 * are.
 */
export const sendEmailNovoOrcamento: Endpoint = async ({ caller, query }) => {
  const order = await readOrder(numberFrom(query, 'numerodopedido'));
  if (!order || senderOf(order) !== caller.uid) {
    throw new ApiError(
      403,
      'pedido-de-outro',
      'O e-mail não foi enviado: este pedido não é seu. Confira o número do pedido.',
    );
  }
  // Before the mails: the order is checked even while the mail server is down.
  await checkOrderOnce(order);
  // Each mail has its own marker: a retry sends what is missing and nothing twice. None waits for another's success.
  const mails = [tellCompany(order), tellSeller(order), tellCustomer(order, caller)];
  const sent = await Promise.allSettled(mails);
  const failed = sent.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return { enviado: sent.some((result) => result.status === 'fulfilled' && result.value) };
};

function tellCompany(order: StoredOrder): Promise<boolean> {
  const message = teamMail(order, 'superUser', sender());
  return sendOnce(markerOf(order, 'equipe'), forever, companyMailbox.value(), message);
}

async function tellSeller(order: StoredOrder): Promise<boolean> {
  // Their own quote, for themselves, is the customer's mail.
  if (order.idvendedor === order.cliente.uid) return false;
  const address = order.idvendedor ? await addressOf(order.idvendedor) : undefined;
  if (address === undefined) {
    logger.warn(`order ${order.numerodopedido}: its seller has no approved address`);
    return false;
  }
  // The company's mailbox has its own mail.
  if (address === companyMailbox.value()) return false;
  const message = teamMail(order, 'vendedor', sender());
  return sendOnce(markerOf(order, 'representante'), forever, address, message);
}

async function tellCustomer(order: StoredOrder, { user }: Caller): Promise<boolean> {
  const address = await addressOf(order.cliente.uid);
  if (address === undefined) {
    throw new ApiError(
      409,
      'endereco-nao-confirmado',
      order.criadopor
        ? 'O e-mail ao cliente não foi enviado: o endereço da conta dele não foi confirmado. Avise o cliente por telefone.'
        : 'O e-mail não foi enviado: o endereço da sua conta não foi confirmado. Fale com a distribuidora.',
    );
  }
  const message = order.criadopor
    ? quoteForCustomerMail(order, order.criadopor, sender())
    : authorMail(order, user.permissao, sender());
  return sendOnce(markerOf(order, 'autor'), forever, address, message);
}

function markerOf({ numerodopedido }: StoredOrder, to: 'autor' | 'representante' | 'equipe') {
  return `orcamento-${numerodopedido}-${to}`;
}
