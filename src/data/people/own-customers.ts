import * as v from 'valibot';

import {
  maxOwnCustomers,
  type OwnCustomer,
  type OwnCustomersPage,
  type OwnSums,
} from '../../../domain/people/portfolio';
import { fetchValue } from '../base/http';

const whole = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const optional = v.optional(text);

const customers = v.array(
  v.object({
    uid: text,
    ultimo: v.object({ pedido: whole, em: whole, centavos: whole, nome: text }),
    abertos: whole,
    cliente: v.object({
      uid: text,
      cod: v.optional(v.number()),
      nome: text,
      email: optional,
      celular: optional,
      telefone: optional,
      razaosocial: optional,
      cnpj: optional,
      endereco: v.optional(v.record(text, text)),
    }),
    pendentes: v.array(
      v.object({ pedido: whole, em: whole, centavos: whole, referencia: v.exactOptional(text) }),
    ),
    usuais: v.exactOptional(
      v.array(
        v.object({
          CD_PRODUTO: text,
          DESCRICAO: text,
          CD_GRUPO: text,
          preco_venda: v.number(),
          quantity: v.number(),
          orders: whole,
        }),
      ),
    ),
  }),
) as unknown as v.GenericSchema<unknown, OwnCustomer[]>;

const sums: v.GenericSchema<unknown, OwnSums> = v.object({
  clientes: whole,
  abertos: whole,
  pedidos: whole,
});

const answer: v.GenericSchema<unknown, OwnCustomersPage> = v.object({
  clientes: customers,
  proximo: v.nullable(text),
  ate: whole,
  soma: sums,
});

/** The customers as a seller's device keeps them. */
export interface OwnCustomers {
  /** All changes before this moment are in it. */
  at: number;
  clientes: OwnCustomer[];
}

const storedCustomers: v.GenericSchema<unknown, OwnCustomers> = v.object({
  at: whole,
  clientes: customers,
});

/** Reads kept customers; undefined for any other value. */
export function ownCustomersFrom(stored: unknown): OwnCustomers | undefined {
  const read = v.safeParse(storedCustomers, stored);
  return read.success ? read.output : undefined;
}

/** GET /meusclientes: customers with an order that changed since `desde`, page by page, with the sums over all. */
export async function fetchOwnCustomers(
  desde: number,
): Promise<{ changed: OwnCustomers; sums: OwnSums }> {
  const clientes: OwnCustomer[] = [];
  let first: OwnCustomersPage | undefined;
  let depois: string | null | undefined;
  do {
    const page = await fetchValue('/meusclientes', answer, { params: { desde, depois } });
    first ??= page;
    clientes.push(...page.clientes);
    depois = page.proximo;
  } while (depois !== null && clientes.length < maxOwnCustomers);
  return { changed: { at: first.ate, clientes }, sums: first.soma };
}
