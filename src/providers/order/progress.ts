import { useCallback } from 'react';

import { isOffline } from '../../../domain/outbox/failure';
import { progressAct } from '../../../domain/outbox/act';
import type { OrderHead } from '../../../domain/order/head';
import type { NewStep, Progress, Step } from '../../../domain/order/progress/step';
import {
  findInvoice,
  watchLatestProgress,
  watchSteps,
  watchWhichHaveProgress,
} from '../../data/order/progress';
import type { Live } from '../live/live';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useWatch } from '../live/use-live';
import { newRequest } from '../outbox/new-request';
import { useOutbox } from '../outbox/outbox-provider';
import { useUser } from '../session/session';

/** The steps of an order, live, oldest first. */
export function useSteps(numerodopedido: number): Live<Step[]> {
  const live = useWatch(watchSteps, numerodopedido);
  return useLastSeen(`andamento ${numerodopedido}`, live, lasting);
}

/** The progress of the signed-in customer's newest orders that have any. */
export function useLatestProgress(): Live<Progress[]> {
  const { uid } = useUser();
  return useLastSeen('latest progress', useWatch(watchLatestProgress, uid), lasting);
}

/** Which of these orders have progress. */
export function useWhichHaveProgress(orders: readonly OrderHead[]): Live<number[]> {
  const numbers = orders.map(({ numerodopedido }) => numerodopedido).join();
  return useWatch(watchWhichHaveProgress, numbers);
}

type Asked = 'asked' | 'unkept' | { takenBy: number };

/** Asks for a step. `unkept`: closing the page would lose it. */
export function useAddStep(): (order: OrderHead, step: NewStep) => Promise<Asked> {
  const { ask } = useOutbox();
  return useCallback(
    async (order, step) => {
      const holder = step.chave === undefined ? 0 : await holderOf(step.chave);
      if (holder !== 0 && holder !== order.numerodopedido) return { takenBy: holder };
      return (await ask(progressAct(order, step, newRequest()))) ? 'asked' : 'unkept';
    },
    [ask],
  );
}

/** Without a connection the outbox finds out later. */
async function holderOf(key: string): Promise<number> {
  try {
    return await findInvoice(key);
  } catch (error) {
    if (!isOffline(error)) throw error;
    return 0;
  }
}
