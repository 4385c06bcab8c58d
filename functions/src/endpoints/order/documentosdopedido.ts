import type { OrderDocument } from '../../../../domain/order/documents';
import { can } from '../../../../domain/session/access';
import { listDocuments } from '../../order/documents/documents';
import { permitReading } from '../../order/documents/order-of-documents';
import { numberFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * GET /documentosdopedido?pedido= → [{id, tipo, nome, bytes, codigo, de, em}], oldest first (decision 121). Customers
 * don't learn who attached them.
 */
export const documentosdopedido: Endpoint = async ({ caller, query }) => {
  const number = numberFrom(query, 'pedido');
  await permitReading(caller, number);
  const documents = await listDocuments(number);
  const isCustomer = can(caller.user, 'ordersOfCustomer');
  return documents.map((one): OrderDocument => (isCustomer ? { ...one, de: '' } : one));
};
