import { hasSteps } from '../../../../domain/order/change';
import { attachesDocuments, readsDocuments } from '../../../../domain/order/documents';
import type { StoredOrder } from '../../../../domain/order/record/schema';
import { ApiError } from '../../api-error';
import type { Caller } from '../../caller/caller';
import { readOrder } from '../../stored/orders';

/** Throws 403 unless the caller may read the order's documents. Unknown orders get the same answer. */
export async function permitReading({ uid, user }: Caller, numerodopedido: number): Promise<void> {
  if (readsDocuments({ ...user, uid }, await readOrder(numerodopedido))) return;
  throw anothers('Os documentos não foram mostrados');
}

/** Throws unless the order is approved and the caller may attach a document; without a caller, for a machine. */
export async function permitAdding(numerodopedido: number, caller?: Caller): Promise<void> {
  const order = await readOrder(numerodopedido);
  if (caller && !attachesDocuments({ ...caller.user, uid: caller.uid }, order)) {
    throw anothers('O documento não foi anexado');
  }
  if (!order || !hasSteps(order)) throw notApproved(order, numerodopedido);
}

function notApproved(order: StoredOrder | undefined, numerodopedido: number): ApiError {
  return order
    ? new ApiError(
        409,
        'pedido-nao-aprovado',
        `O documento não foi anexado: o pedido ${numerodopedido} não está aprovado. Só pedidos aprovados têm documentos.`,
      )
    : new ApiError(
        404,
        'pedido-desconhecido',
        `O documento não foi anexado: não há pedido ${numerodopedido}. Confira o número.`,
      );
}

const anothers = (what: string) =>
  new ApiError(403, 'pedido-de-outro', `${what}: este pedido não é seu. Confira o número.`);
