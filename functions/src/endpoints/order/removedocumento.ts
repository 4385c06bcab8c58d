import { logger } from 'firebase-functions';
import { removeDocument } from '../../order/documents/documents';
import { numberFrom, requiredTextFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/** POST /removedocumento?pedido=&id= → {removido}; false if there is none. */
export const removedocumento: Endpoint = async ({ caller, query }) => {
  const number = numberFrom(query, 'pedido');
  const id = requiredTextFrom(query, 'id');
  const removido = await removeDocument(number, id);
  logger.info(`document ${id} of order ${number} removed by ${caller.uid}`);
  return { removido };
};
