import * as v from 'valibot';

import type { MyCustomer, MyCustomersPage, PortfolioView } from '../../../domain/people/portfolio';
import { fetchValue } from '../base/http';
import type { Page } from '../base/growing-list';

const whole = v.pipe(v.number(), v.safeInteger());

const customers: v.GenericSchema<unknown, MyCustomer[]> = v.array(
  v.object({
    uid: v.string(),
    ultimo: v.object({ pedido: whole, em: whole, centavos: whole, nome: v.string() }),
    abertos: whole,
  }),
);

const answer: v.GenericSchema<unknown, MyCustomersPage> = v.object({
  clientes: customers,
  proximo: v.nullable(v.string()),
});

const storedPage = v.object({ items: customers, complete: v.boolean() });

/** The customers that this browser kept; undefined if invalid. */
export function keptCustomersFrom(stored: unknown): Page<MyCustomer> | undefined {
  const read = v.safeParse(storedPage, stored);
  return read.success ? read.output : undefined;
}

/**
 * GET /meusclientes: at least the first `count` customers of a view. `dias` is the number of days without an order that
 * makes a customer idle.
 */
export async function fetchMyCustomers(
  visao: PortfolioView,
  dias: number,
  count: number,
): Promise<Page<MyCustomer>> {
  const items: MyCustomer[] = [];
  let depois: string | null | undefined;
  do {
    const params = { visao, dias, depois };
    const page = await fetchValue('/meusclientes', answer, { params });
    items.push(...page.clientes);
    depois = page.proximo;
  } while (depois !== null && items.length < count);
  return { items, complete: depois === null };
}

/** The seller's customers among these people. */
export async function fetchMyCustomersAmong(uids: readonly string[]): Promise<MyCustomer[]> {
  const params = new URLSearchParams(uids.map((uid) => ['cliente', uid]));
  return (await fetchValue('/meusclientes', answer, { params })).clientes;
}
