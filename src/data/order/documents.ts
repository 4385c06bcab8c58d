import * as v from 'valibot';

import {
  documentsAnswer,
  type DocumentKind,
  type OrderDocument,
} from '../../../domain/order/documents';
import { fetchValue, http } from '../base/http';

/** Milliseconds: a file has up to 5 MB. */
const timeout = 60_000;

/** GET /documentosdopedido (decision 121), oldest first. */
export function fetchDocuments(pedido: number): Promise<OrderDocument[]> {
  return fetchValue('/documentosdopedido', documentsAnswer, { params: { pedido } });
}

/** GET /documento: the PDF. */
export function fetchDocument(pedido: number, id: string): Promise<Blob> {
  const params = { pedido, id };
  return fetchValue('/documento', v.blob(), { params, responseType: 'blob', timeout });
}

/** POST /novodocumento: a PDF, or a PIX's code. */
export async function sendDocument(
  pedido: number,
  { tipo, nome, content }: { tipo: DocumentKind; nome: string; content: Blob },
): Promise<void> {
  const client = await http();
  await client.post('/novodocumento', content, {
    params: { pedido, tipo, nome },
    headers: { 'Content-Type': 'application/octet-stream' },
    timeout,
  });
}

export async function removeDocument(pedido: number, id: string): Promise<void> {
  const client = await http();
  await client.post('/removedocumento', undefined, { params: { pedido, id } });
}
