import { senderOf, type Person } from '../../../../domain/order/order';
import { ApiError } from '../../api-error';
import type { Caller } from '../../caller/caller';
import { checkOrderOnce } from '../../order/check-order';
import { addressOf } from '../../mail/address';
import { quoteKey } from '../../mail/news';
import { isTaken } from '../../mail/pause';
import { sender } from '../../mail/sender';
import { sendOnce } from '../../mail/send-once';
import { tellPeople } from '../../mail/tell-people';
import { company, tellTeam, tellWhatWaits, type Telling } from '../../mail/tell-team';
import { authorMail, quoteForCustomerMail } from '../../mail/texts';
import { numberFrom } from '../../query';
import { readOrder, type StoredOrder } from '../../stored/orders';
import type { Endpoint } from '../endpoint';

/** An order is announced once and never again: a hundred years in milliseconds. */
const forever = 100 * 365 * 24 * 3_600_000;

/**
 * GET /send-email-novo-orcamento?email=&name=&numerodopedido= → {enviado, depois?, espera?}: announces a new order to its
 * customer, its seller and the company, and compares it with the product table and the customer's earlier orders. 403
 * unless the caller sent it. `enviado` false: nobody got a mail by this call. `depois`: the customer for whom a seller wrote
 * it had a mail a moment ago, and is told by /send-email-pedidos. `espera`: seller or company had many mails in this minute,
 * and get one about all that came meanwhile with the next call of a mail by anybody. `email` and `name` are ignored: the
 * stored records say who the people are.
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
  const mails = [tellTeam(company, order), tellSeller(order), tellCustomer(order, caller)];
  const ends = await Promise.allSettled(mails);
  const failed = ends.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  await tellWhatWaits();
  const are = (one: Mail) => ends.some((end) => end.status === 'fulfilled' && end.value === one);
  return {
    enviado: are('sent'),
    ...(are('later') && { depois: true }),
    ...(are('held') && { espera: true }),
  };
};

type Mail = Telling | 'later';

async function tellSeller(order: StoredOrder): Promise<Mail> {
  // Their own quote, for themselves, is the customer's mail.
  if (!order.idvendedor || order.idvendedor === order.cliente.uid) return 'told';
  return tellTeam(order.idvendedor, order);
}

async function tellCustomer(order: StoredOrder, { user }: Caller): Promise<Mail> {
  if (order.criadopor) return tellOfTheirs(order, order.criadopor);
  const address = await addressOf(order.cliente.uid);
  if (address === undefined) {
    throw noAddress(
      'O e-mail não foi enviado: o endereço da sua conta não foi confirmado. Fale com a distribuidora.',
    );
  }
  const mail = authorMail(order, user.permissao, sender());
  const isSent = await sendOnce(quoteKey(order.numerodopedido, 'autor'), forever, address, mail);
  return isSent ? 'sent' : 'told';
}

/** In turn with all that the customer is told of orders, so that quotes don't fill a mailbox. */
async function tellOfTheirs(order: StoredOrder, writer: Person): Promise<Mail> {
  const { numerodopedido, cliente } = order;
  const key = quoteKey(numerodopedido, 'autor');
  if (await isTaken(key)) return 'told';
  const { semendereco, depois } = await tellPeople(
    [{ numerodopedido, uid: cliente.uid, key }],
    () => quoteForCustomerMail(order, writer, sender()),
  );
  if (semendereco.length > 0) {
    throw noAddress(
      'O e-mail ao cliente não foi enviado: a conta dele não tem um endereço confirmado que receba e-mails. Avise o cliente por telefone.',
    );
  }
  return depois.length > 0 ? 'later' : 'sent';
}

function noAddress(sentence: string): ApiError {
  return new ApiError(409, 'endereco-nao-confirmado', sentence);
}
