import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { OrderDocument } from '../../../../domain/order/documents';
import {
  fetchDocument,
  fetchDocuments,
  removeDocument,
  sendDocument,
} from '../../../data/order/documents';
import { loading, type Live } from '../../live/live';
import { lacksConnection } from '../../live/offline';
import { saying } from '../../live/saying';
import { useAnswer } from '../../live/use-answer';

const keyOf = (numerodopedido: number) => ['documents', numerodopedido];

/** The documents of an approved order, as they are now. Stays loading without a connection. */
export function useDocuments(numerodopedido: number): Live<OrderDocument[]> {
  const live = useAnswer({
    queryKey: keyOf(numerodopedido),
    queryFn: () => fetchDocuments(numerodopedido),
  });
  return lacksConnection(live) ? loading : live;
}

/** What a person does with the documents. A failure throws an error whose message is a sentence for them. */
interface DocumentVerbs {
  open: (id: string) => Promise<Blob>;
  attach: (document: Parameters<typeof sendDocument>[1]) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function useDocumentVerbs(numerodopedido: number): DocumentVerbs {
  const client = useQueryClient();
  return useMemo(() => {
    // Also after a failure: the document may be attached, or gone.
    const renewed = <T>(answer: Promise<T>) =>
      answer.finally(() => void client.invalidateQueries({ queryKey: keyOf(numerodopedido) }));
    return {
      open: (id) => saying('O documento não foi baixado', fetchDocument(numerodopedido, id)),
      attach: (document) =>
        renewed(saying('O documento não foi anexado', sendDocument(numerodopedido, document))),
      remove: (id) =>
        renewed(saying('O documento não foi removido', removeDocument(numerodopedido, id))),
    };
  }, [client, numerodopedido]);
}
