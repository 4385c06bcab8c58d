import { documentFile } from '../../../../domain/order/documents';
import { ApiError } from '../../api-error';
import { readDocument } from '../../order/documents/documents';
import { permitReading } from '../../order/documents/order-of-documents';
import { numberFrom, requiredTextFrom } from '../../query';
import { FileAnswer, type Endpoint } from '../endpoint';

/** GET /documento?pedido=&id= → the PDF, to save. */
export const documento: Endpoint = async ({ caller, query }) => {
  const number = numberFrom(query, 'pedido');
  const id = requiredTextFrom(query, 'id');
  await permitReading(caller, number);
  const found = await readDocument(number, id);
  if (found) return new FileAnswer(documentFile(number, found.tipo), found.bytes);
  throw new ApiError(
    404,
    'documento-desconhecido',
    'O documento não foi aberto: ele foi removido. Abra o pedido de novo.',
  );
};
