import * as v from 'valibot';

import { checkedFields } from '../../../../domain/order/check/comparison';
import type { TodaysDoubts } from '../../../../domain/order/check/doubts';
import { fetchValue } from '../../base/http';

const number = v.number();

const answered = v.array(
  v.object({
    numerodopedido: number,
    differing: number,
    counts: v.object(v.entriesFromList(checkedFields, number)),
    short: number,
    dearer: number,
    sum: v.optional(number),
  }),
);

/** As many as the endpoint compares at once. */
const mostAtOnce = 100;

type Answers = ReadonlyMap<number, TodaysDoubts>;

interface Asker {
  numerodopedido: number;
  take: (doubts: Promise<TodaysDoubts | null>) => void;
}

let askers: Asker[] = [];

/**
 * How a pending order compares with the product table of today; null for one that isn't pending any more. Rows that ask
 * in one turn are answered together.
 */
export function fetchTodaysDoubts(numerodopedido: number): Promise<TodaysDoubts | null> {
  return new Promise((take) => {
    if (askers.length === 0) queueMicrotask(answerTogether);
    askers.push({ numerodopedido, take });
  });
}

function answerTogether(): void {
  const waiting = askers;
  askers = [];
  for (let from = 0; from < waiting.length; from += mostAtOnce) {
    const some = waiting.slice(from, from + mostAtOnce);
    const answers = doubtsOf(some.map(({ numerodopedido }) => numerodopedido));
    for (const { numerodopedido, take } of some) {
      take(answers.then((known) => known.get(numerodopedido) ?? null));
    }
  }
}

/** GET /conferencias. */
async function doubtsOf(numbers: readonly number[]): Promise<Answers> {
  const params = { pedidos: [...new Set(numbers)].join() };
  const doubts = await fetchValue('/conferencias', answered, { params });
  return new Map(
    doubts.map(({ numerodopedido, sum, ...rest }) => [numerodopedido, { ...rest, sum }]),
  );
}
