import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { findAuthorName } from '../../../data/order/authors';
import type { Order, OrderChange } from '../../../../domain/order/order';
import { useConnected } from '../../outbox/connection';

/**
 * The order with its authors' names, each read once. Pass `wanted` only for staff: customers may not read the names.
 */
export function useNamedOrder(
  order: Order | undefined,
  wanted: boolean,
  findName = findAuthorName,
): Order | undefined {
  const connected = useConnected();
  const unnamed = useMemo(() => (wanted && order ? unnamedIn(order) : []), [wanted, order]);
  const names = useQueries({
    queries: unnamed.map((uid) => ({
      queryKey: ['autor', uid],
      queryFn: () => findName(uid),
      // Without a connection the read fails at once, and a short gap may not be reported.
      enabled: connected,
      retry: 3,
      staleTime: Infinity,
      gcTime: Infinity,
    })),
    combine: useCallback(
      (answers: readonly { data?: string | null | undefined }[]) =>
        new Map(unnamed.map((uid, at) => [uid, answers[at]?.data])),
      [unnamed],
    ),
  });
  return useMemo(() => (wanted && order ? named(order, names) : order), [wanted, order, names]);
}

function unnamedIn({ historico = {}, ...order }: Order): string[] {
  const authors = Object.values(historico).map(({ por }) => por.uid);
  return [...new Set(authors)].filter((uid) => !knownNames(order).has(uid));
}

/** The order already holds these names. */
function knownNames({ idvendedor, vendedor, cliente }: Omit<Order, 'historico'>) {
  return new Map([
    [cliente.uid, cliente.nome],
    [idvendedor, vendedor],
  ]);
}

function named(order: Order, names: ReadonlyMap<string, string | null | undefined>): Order {
  const { historico } = order;
  if (!historico) return order;
  const known = knownNames(order);
  const nameOf = (uid: string) => known.get(uid) ?? names.get(uid);
  const lines = Object.entries(historico).map(([id, change]) => {
    const nome = nameOf(change.por.uid);
    return [id, nome ? { ...change, por: { ...change.por, nome } } : change];
  });
  return { ...order, historico: Object.fromEntries(lines) as Record<string, OrderChange> };
}
