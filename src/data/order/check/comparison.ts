import * as v from 'valibot';

import { checkedFields, type OrderCheck } from '../../../../domain/order/check/comparison';
import type { OrderComparison } from '../../../../domain/order/check/doubts';
import type { OrderHead } from '../../../../domain/order/head';
import { creditSchema } from '../../../../domain/people/credit/credit';
import { initialStatus } from '../../../../domain/order/status';
import { askedTogether } from '../../base/asked-together';
import { fetchValue } from '../../base/http';

const number = v.number();
const counts = v.entriesFromList(checkedFields, number);

const check = v.object({
  ...{ em: number, itens: number, ...counts },
  ...{ primeiro: v.boolean(), vezes: number },
} satisfies Record<Exclude<keyof OrderCheck, 'alterado'>, v.GenericSchema>);

const doubts = v.object({
  ...{ differing: number, counts: v.object(counts), short: number, dearer: number },
  ...{ sum: v.optional(number), unfit: v.exactOptional(number) },
  discounted: v.exactOptional(v.object({ lines: number, greatest: number })),
});

const answered = v.array(
  v.object({
    ...{ numerodopedido: number, conferencia: v.nullable(check), hoje: v.nullable(doubts) },
    credito: v.exactOptional(creditSchema),
  }),
);

/** Most orders that the endpoint compares at once. */
const maxComparedAtOnce = 100;

type Answers = ReadonlyMap<number, OrderComparison>;
type Asked = Pick<OrderHead, 'numerodopedido' | 'status'>;

/** Compares an order with the product table. */
export const fetchComparison = askedTogether<Asked, OrderComparison>(
  maxComparedAtOnce,
  async (orders) => {
    const known = await comparisonsOf(orders.map(({ numerodopedido }) => numerodopedido));
    return (order) => answerAbout(order, known);
  },
);

/** The endpoint reads a copy of the orders, which may be behind. */
function answerAbout({ numerodopedido, status }: Asked, known: Answers): OrderComparison {
  const comparison = known.get(numerodopedido);
  if (comparison && (status !== initialStatus || comparison.hoje)) return comparison;
  throw new Error(`Order ${numerodopedido} has not been compared yet`);
}

/** GET /conferencias. */
async function comparisonsOf(numbers: readonly number[]): Promise<Answers> {
  const params = { pedidos: [...new Set(numbers)].join() };
  const comparisons = await fetchValue('/conferencias', answered, { params });
  return new Map(
    comparisons.map(({ numerodopedido, conferencia, hoje, credito }) => [
      numerodopedido,
      { conferencia, hoje: hoje && { ...hoje, sum: hoje.sum }, ...(credito && { credito }) },
    ]),
  );
}
