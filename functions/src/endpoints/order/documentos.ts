import { addDocument } from '../../order/documents/documents';
import { permitAdding } from '../../order/documents/order-of-documents';
import { documentFrom } from '../../order/documents/sent-document';
import { badQuery, textFrom } from '../../query';
import type { MachineEndpoint } from '../endpoint';

/**
 * POST /pedidos/{n}/documentos?id=&tipo=&nome= with a PDF, or a PIX's code → {id, novo}, for machines (decision 121). A
 * repeated call stores nothing; `removido` says that the staff removed this document.
 */
export const documentos: MachineEndpoint = async ({ params, query, body }) => {
  const number = params['numero'] ?? '';
  if (!/^[1-9]\d{0,14}$/.test(number)) throw badQuery('o pedido', 'um número inteiro positivo');
  const id = textFrom(query, 'id');
  if (!/^[\w-]{1,60}$/.test(id)) throw badQuery('id', 'de 1 a 60 letras, números, - ou _');
  await permitAdding(Number(number));
  const author = { por: null, de: 'Sistema' };
  const document = await documentFrom(query, body);
  const outcome = await addDocument(Number(number), `m-${id}`, document, author);
  return { id, novo: outcome === 'new', ...(outcome === 'removed' && { removido: true }) };
};
