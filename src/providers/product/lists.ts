import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import type { KeptList, ListCheck, ListTaken } from '../../../domain/product/list';
import { checkList, fetchKeptLists, takeList, type ListQuestion } from '../../data/product/lists';
import { refusalOf } from '../../data/base/refusal';
import { followProductTable } from './catalog';
import type { Live } from '../live/live';
import { useAnswer } from '../live/use-answer';

export type { ListQuestion };

const keptKey = ['keptLists'];

export function useKeptLists(): Live<KeptList[]> {
  return useAnswer({ queryKey: keptKey, queryFn: fetchKeptLists, gcTime: 0 });
}

/** What an administrator does with a list; a failure is an error whose message is the sentence for the person. */
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
  // The screen has asked twice where the endpoint wants it.
  const sent = takeList(question, { versao, confirmado: true });
  const what = 'Não se sabe se a lista foi salva: confira de novo para ver o que falta';
  try {
    return await saying(what, sent);
  } finally {
    // After a cut connection too: it may have been taken.
    void client.invalidateQueries({ queryKey: keptKey });
    followProductTable(client);
  }
}

/** The endpoint's own sentence, or what was not done. */
async function saying<T>(what: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    console.error(what, error);
    throw new Error(refusalOf(error) ?? describeFailure(what, error), { cause: error });
  }
}
