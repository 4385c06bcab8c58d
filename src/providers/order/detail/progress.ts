import { useCallback } from 'react';

import { progressAct } from '../../../../domain/outbox/act';
import type { OrderHead } from '../../../../domain/order/head';
import type { NewStep, Progress, Step } from '../../../../domain/order/progress/step';
import {
  watchLatestProgress,
  watchSteps,
  watchWhichHaveProgress,
} from '../../../data/order/progress';
import type { Live } from '../../live/live';
import { lasting, useLastSeen } from '../../live/use-last-seen';
import { useWatch } from '../../live/use-live';
import { newRequest } from '../../outbox/new-request';
import { useOutbox } from '../../outbox/outbox-provider';
import { useUser } from '../../session/session';
import { stepsKeptAs } from '../kept-orders';

/** The steps of an order, live, oldest first. */
export function useSteps(numerodopedido: number): Live<Step[]> {
  const live = useWatch(watchSteps, numerodopedido);
  return useLastSeen(stepsKeptAs(numerodopedido), live, lasting);
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

/** Asks for a step; false if it can't be kept until the connection is back. */
export function useAddStep(): (order: OrderHead, step: NewStep) => Promise<boolean> {
  const { ask } = useOutbox();
  return useCallback((order, step) => ask(progressAct(order, step, newRequest())), [ask]);
}
