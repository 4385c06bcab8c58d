import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { KeptList, ListCheck, ListTaken } from '../../../domain/product/list';
import {
  checkList,
  fetchKeptLists,
  takeList,
  type ListQuestion,
} from '../../data/product/product-lists';
import { saying } from '../live/saying';
import { followProductTable } from './catalog';
import type { Live } from '../live/live';
import { useAnswer } from '../live/use-answer';

export type { ListQuestion };

const keptKey = ['keptLists'];

export function useKeptLists(): Live<KeptList[]> {
  return useAnswer({ queryKey: keptKey, queryFn: fetchKeptLists, gcTime: 0 });
}

/**
 * The administrator's actions on a product list. A failure throws an error whose message is a sentence for the person.
 */
interface ListVerbs {
  check: (question: ListQuestion) => Promise<ListCheck>;
  take: (question: ListQuestion, check: ListCheck) => Promise<ListTaken>;
}

export function useListVerbs(): ListVerbs {
  const client = useQueryClient();
  return useMemo(
    () => ({
      check: (question) => saying('A lista não foi conferida', checkList(question)),
      take: (question, { versao }) => takeAndFollow(client, question, versao),
    }),
    [client],
  );
}

async function takeAndFollow(client: QueryClient, question: ListQuestion, versao: string) {
  // The screen has already asked twice if the endpoint requires that.
  const sent = takeList(question, { versao, confirmado: true });
  const what = 'Não se sabe se a lista foi salva: confira de novo para ver o que falta';
  try {
    return await saying(what, sent);
  } finally {
    // After a lost connection too: the server may have applied the list.
    void client.invalidateQueries({ queryKey: keptKey });
    followProductTable(client);
  }
}
