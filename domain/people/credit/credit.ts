import * as v from 'valibot';

const cents = v.pipe(v.number(), v.safeInteger());

/** A company's credit as the distributor's system tells it (decision 120). Nothing here is computed. Cents. */
export const creditSchema = v.object({
  /** The moment of this state, in milliseconds. */
  em: cents,
  /** Null if the system didn't tell it; with 0 the company gets no credit. */
  limite: v.nullable(cents),
  aberto: cents,
  vencido: cents,
  bloqueado: v.boolean(),
  /** Why it is blocked; '' if unknown. */
  motivo: v.string(),
});
export type Credit = v.InferOutput<typeof creditSchema>;

/** `vencimento` is yyyy-mm-dd. */
const bill = v.object({ numero: v.string(), vencimento: v.string(), valor: cents });
export type OpenBill = v.InferOutput<typeof bill>;

/** One customer in the answer of `/creditodeclientes`. Sellers don't get the bills, and customers not the reason. */
const customerCredit = v.object({
  ...creditSchema.entries,
  uid: v.string(),
  titulos: v.exactOptional(v.array(bill)),
});
export type CustomerCredit = v.InferOutput<typeof customerCredit>;

export const creditAnswer = v.object({
  /** False if there is no credit of anybody, so that browsers stop asking. */
  temdados: v.boolean(),
  clientes: v.array(customerCredit),
});
export type CreditAnswer = v.InferOutput<typeof creditAnswer>;

export const maxCreditsAsked = 100;

/** Why staff should look at an order's credit. */
export type CreditDoubt = 'bloqueado' | 'vencido' | 'acima';

/** Systems round differently, so differences of up to a cent don't count. */
const tolerance = 1;

export const hasOverdue = ({ vencido }: Pick<Credit, 'vencido'>) => vencido > tolerance;

/** Limit minus open amount, in cents; undefined without a limit. */
export function availableCredit({
  limite,
  aberto,
}: Pick<Credit, 'limite' | 'aberto'>): number | undefined {
  return limite === null ? undefined : limite - aberto;
}

/** `cents` is the total of a pending order. */
export function creditDoubts(credit: Credit, cents: number): CreditDoubt[] {
  const available = availableCredit(credit);
  return [
    ...(credit.bloqueado ? ['bloqueado' as const] : []),
    ...(hasOverdue(credit) ? ['vencido' as const] : []),
    ...(available !== undefined && cents > available + tolerance ? ['acima' as const] : []),
  ];
}
