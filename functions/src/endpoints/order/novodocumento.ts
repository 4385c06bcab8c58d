import { logger } from 'firebase-functions';
import { addDocument, hashOfContent } from '../../order/documents/documents';
import { permitAdding } from '../../order/documents/order-of-documents';
import { documentFrom } from '../../order/documents/sent-document';
import { numberFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * POST /novodocumento?pedido=&tipo=&nome= with a PDF, or a PIX's code → {id, novo}. The same content of the same kind
 * is attached once, however often it is sent.
 */
export const novodocumento: Endpoint = async ({ caller, query, body }) => {
  const number = numberFrom(query, 'pedido');
  await permitAdding(number, caller);
  const document = await documentFrom(query, body);
  // A machine's ids and a person's never meet.
  const id = `p-${document.tipo}-${hashOfContent(document.content).slice(0, 32)}`;
  const author = { por: caller.uid, de: caller.user.nome };
  const novo = (await addDocument(number, id, document, author)) === 'new';
  logger.info(`document ${id} of order ${number} attached by ${caller.uid}`);
  return { id, novo };
};
