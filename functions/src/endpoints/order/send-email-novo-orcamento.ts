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

/** Mails about older orders were queued by the job, and their queue entries may be gone (milliseconds). */
const newFor = 12 * 3_600_000;

/**
 * GET /send-email-novo-orcamento?email=&name=&numerodopedido= → {nafila}: queues the mails about a new order and its
 * first comparison. 403 unless the caller sent the order.
 *
 * `nafila` is false if they were queued before, or the order isn't new. `email` and `name` are ignored: the stored
 * records name the readers.
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
