import {
  equalTo,
  limitToLast,
  orderByChild,
  query,
  ref,
  type DataSnapshot,
} from 'firebase/database';

import type { ProgressAct } from '../../../domain/outbox/act';
import { hasSteps } from '../../../domain/order/change';
import { InvoiceTaken, latestChange, OrderConflict } from '../../../domain/order/conflict';
import { inOrder } from '../../../domain/order/progress/state';
import {
  latestAtOnce,
  storedStep,
  type Progress,
  type Step,
} from '../../../domain/order/progress/step';
import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import {
  childrenOf,
  database,
  isRefused,
  numberFrom,
  read,
  readNumber,
  watch,
  watchChildren,
  watchRecord,
  writeAll,
} from '../base/database';
import { together, type Subscribe } from '../base/subscription';
import { withName } from './authors';
import { readHeads, readIfAllowed } from './orders';
import { stepWrite } from './writes';

function stepsFrom(steps: DataSnapshot): Step[] {
  return inOrder(childrenOf(steps, storedStep, (step, id): Step => ({ ...step, id })));
}

/** The steps of an order, live, oldest first. */
export function watchSteps(numerodopedido: number): Subscribe<Step[]> {
  return watch(ref(database, paths.steps(numerodopedido)), stepsFrom);
}

/** The progress of a customer's newest orders that have any, live. */
export function watchLatestProgress(uid: string): Subscribe<Progress[]> {
  const latest = query(
    ref(database, paths.allProgress),
    orderByChild('cliente'),
    equalTo(uid),
    limitToLast(latestAtOnce),
  );
  return watchChildren(latest, (order) => ({
    numerodopedido: Number(order.key),
    passos: stepsFrom(order.child('eventos')),
  }));
}

/** Which of these orders have progress, live. Reads one number for each. */
export function watchWhichHaveProgress(numbers: string): Subscribe<number[]> | null {
  if (numbers === '') return null;
  const each = numbers.split(',').map(Number);
  const moments = each.map((number) => watchRecord(paths.progressMoment(number), numberFrom));
  return (next, fail) =>
    together(moments)((all) => next(each.filter((_, at) => all[at] !== null)), fail);
}

/**
 * Adds a step to an approved order. Throws OrderConflict if the order isn't approved any more, and InvoiceTaken if
 * another order has the NF-e key.
 *
 * Safety: the act's id is the step's key, so a repeated act finds its own step.
 */
export async function addStep(
  { id, numerodopedido, passo }: ProgressAct,
  author: User,
): Promise<void> {
  if (await isStored(numerodopedido, id)) return;
  const [head] = await readHeads([numerodopedido]);
  if (!head || !hasSteps(head)) {
    const order = await readIfAllowed(numerodopedido);
    const latest = order ? latestChange(order) : undefined;
    throw new OrderConflict(
      numerodopedido,
      latest && { ...latest, por: await withName(latest.por) },
    );
  }
  try {
    await writeAll(stepWrite(head, passo, author, id));
  } catch (error) {
    if (!isRefused(error)) throw error;
    // A lost answer, or another window, may have stored it.
    if (await isStored(numerodopedido, id)) return;
    const taken = passo.chave === undefined ? 0 : await readNumber(paths.invoice(passo.chave));
    throw taken === 0 || taken === numerodopedido ? error : new InvoiceTaken();
  }
}

async function isStored(numerodopedido: number, id: string): Promise<boolean> {
  return (await read(paths.step(numerodopedido, id), () => true)) ?? false;
}
