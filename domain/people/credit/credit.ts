/** A company's credit as the distributor's system tells it (decision 120). Nothing here is computed. Cents. */
export interface Credit {
  /** The moment of this state, in milliseconds. */
  em: number;
  /** Null if the system didn't tell it; with 0 the company gets no credit. */
  limite: number | null;
  aberto: number;
  vencido: number;
  bloqueado: boolean;
  /** Why it is blocked; '' if unknown. */
  motivo: string;
}

export interface OpenBill {
  numero: string;
  /** yyyy-mm-dd. */
  vencimento: string;
  /** Cents. */
  valor: number;
}

/** The answer of `/creditodeclientes` about one customer. Sellers don't get the bills, and customers not the reason. */
export interface CustomerCredit extends Credit {
  uid: string;
  titulos?: OpenBill[];
}

export interface CreditAnswer {
  /** False if there is no credit of anybody, so that browsers stop asking. */
  temdados: boolean;
  clientes: CustomerCredit[];
}

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
