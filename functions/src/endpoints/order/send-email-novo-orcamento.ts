import { senderOf } from '../../../../domain/order/order';
import { paths } from '../../../../domain/paths';
import { ApiError } from '../../api-error';
import { database } from '../../firebase';
import { enqueue } from '../../mail/queue/entries';
import { mailsOfOrder } from '../../mail/queue/events';
import { compareOnce } from '../../order/check/compare-orders';
import { numberFrom } from '../../query';
import { readOrder } from '../../stored/orders';
import { recordOf } from '../../stored/stored-fields';
import type { Endpoint } from '../endpoint';

/** Older orders were found by the job, and their mails are forgotten by now (milliseconds). */
const newFor = 12 * 3_600_000;

/**
 * GET /send-email-novo-orcamento?email=&name=&numerodopedido= → {nafila}: customer, seller and company are to be told of a
 * new order, which is compared with the product table and the customer's earlier orders. 403 unless the caller sent it.
 * `nafila` false: it was in the queue already, or is no new one. `email` and `name` are ignored: the stored records say who
 * the people are.
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
  const { numerodopedido } = order;
  await compareOnce(numerodopedido);
  const head = recordOf((await database().ref(paths.orderHead(numerodopedido)).get()).val());
  const mails = mailsOfOrder(
    { ...head, numerodopedido, historico: undefined },
    Date.now() - newFor,
  );
  return { nafila: await enqueue(mails) };
};
