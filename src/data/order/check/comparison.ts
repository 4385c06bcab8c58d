import * as v from 'valibot';

import { checkedFields, type OrderCheck } from '../../../../domain/order/check/comparison';
import type { OrderComparison } from '../../../../domain/order/check/doubts';
import type { OrderHead } from '../../../../domain/order/head';
import { initialStatus } from '../../../../domain/order/status';
import { fetchValue } from '../../base/http';

const number = v.number();
const counts = v.entriesFromList(checkedFields, number);

const check = v.object({
  ...{ em: number, itens: number, ...counts },
  ...{ primeiro: v.boolean(), vezes: number },
} satisfies Record<keyof OrderCheck, v.GenericSchema>);

const doubts = v.object({
  ...{ differing: number, counts: v.object(counts), short: number, dearer: number },
  ...{ sum: v.optional(number), unfit: v.exactOptional(number) },
});

const answered = v.array(
  v.object({ numerodopedido: number, conferencia: v.nullable(check), hoje: v.nullable(doubts) }),
);

/** Most orders that the endpoint compares at once. */
const maxComparedAtOnce = 100;

type Answers = ReadonlyMap<number, OrderComparison>;

interface Asker {
  order: Pick<OrderHead, 'numerodopedido' | 'status'>;
  take: (comparison: Promise<OrderComparison>) => void;
}

let askers: Asker[] = [];

/** Compares an order with the product table. Calls of one turn of the event loop share a request. */
export function fetchComparison(order: Asker['order']): Promise<OrderComparison> {
  return new Promise((take) => {
    if (askers.length === 0) queueMicrotask(answerTogether);
    askers.push({ order, take });
  });
}

function answerTogether(): void {
  const waiting = askers;
  askers = [];
  for (let from = 0; from < waiting.length; from += maxComparedAtOnce) {
    const some = waiting.slice(from, from + maxComparedAtOnce);
    const answers = comparisonsOf(some.map(({ order }) => order.numerodopedido));
    for (const { order, take } of some) take(answers.then((known) => answerAbout(order, known)));
  }
}

/** The endpoint reads a copy of the orders, which may be behind. */
function answerAbout({ numerodopedido, status }: Asker['order'], known: Answers): OrderComparison {
  const comparison = known.get(numerodopedido);
  if (comparison && (status !== initialStatus || comparison.hoje)) return comparison;
  throw new Error(`Order ${numerodopedido} has not been compared yet`);
}

/** GET /conferencias. */
async function comparisonsOf(numbers: readonly number[]): Promise<Answers> {
  const params = { pedidos: [...new Set(numbers)].join() };
  const comparisons = await fetchValue('/conferencias', answered, { params });
  return new Map(
    comparisons.map(({ numerodopedido, conferencia, hoje }) => [
      numerodopedido,
      { conferencia, hoje: hoje && { ...hoje, sum: hoje.sum } },
    ]),
  );
}
