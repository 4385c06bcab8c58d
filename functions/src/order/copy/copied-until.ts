import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import { copiedUntilHeader } from '../../../../domain/query-limits';

const answers = new AsyncLocalStorage<Response>();

/** Runs an endpoint so that `sayCopiedUntil` can set a header of its answer. */
export function answering<Answer>(response: Response, endpoint: () => Answer): Answer {
  return answers.run(response, endpoint);
}

export function sayCopiedUntil(moment: number): void {
  answers.getStore()?.set(copiedUntilHeader, new Date(moment).toISOString());
}
