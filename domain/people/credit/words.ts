import { formatCents } from '../../words/money';
import { clockInSaoPaulo, dateInSaoPaulo } from '../../words/time';
import { availableCredit, hasOverdue, type Credit, type CreditDoubt } from './credit';

/** Texts about a company's credit, on several screens. */

export const positionWords = ({ em }: Pick<Credit, 'em'>) =>
  `posição de ${dateInSaoPaulo(new Date(em))} ${clockInSaoPaulo(new Date(em))}`;

/** 'bloqueado: cheque devolvido'. */
export const blockedWords = ({ motivo }: Pick<Credit, 'motivo'>) =>
  motivo === '' ? 'bloqueado' : `bloqueado: ${motivo}`;

/** A limit that nobody told is not a limit of zero. */
function limitWords({ limite }: Pick<Credit, 'limite'>): string {
  if (limite === null) return 'limite não informado';
  return limite === 0 ? 'sem limite de crédito' : `limite ${formatCents(limite)}`;
}

/** 'limite R$ 500.00, em aberto R$ 120.00, vencido R$ 20.00, posição de 28/11/2026 08:00'. */
export function amountsWords(credit: Credit): string {
  return [
    limitWords(credit),
    `em aberto ${formatCents(credit.aberto)}`,
    ...(hasOverdue(credit) ? [`vencido ${formatCents(credit.vencido)}`] : []),
    positionWords(credit),
  ].join(', ');
}

/** A sentence for the person who decides on an order. */
export function doubtWords(credit: Credit, doubts: readonly CreditDoubt[]): string {
  const available = Math.max(0, availableCredit(credit) ?? 0);
  const about: Record<CreditDoubt, string> = {
    bloqueado: `cliente ${blockedWords(credit)}`,
    vencido: `${formatCents(credit.vencido)} vencidos`,
    acima:
      credit.limite === 0
        ? 'cliente sem limite de crédito'
        : `o total passa do crédito disponível, ${formatCents(available)}`,
  };
  return `Crédito: ${doubts.map((doubt) => about[doubt]).join('; ')} (${positionWords(credit)}).`;
}
