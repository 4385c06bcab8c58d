import { shortDay } from '../../figures/period';
import type { NewStep, StepKind } from './step';

/** Texts about steps, for screens and mails. */

export const stepNames: Record<StepKind, string> = {
  separado: 'Separado',
  faturado: 'Faturado',
  enviado: 'Enviado',
  entregue: 'Entregue',
};

/** 'Enviado em parte: TRANS SUL, rastreio BR123, previsto para 01/12/2026'. Without key and link. */
export function describeStep({
  tipo,
  linhas,
  nota,
  transportadora,
  rastreio,
  previsto,
}: NewStep): string {
  const facts = [
    ...(nota === undefined ? [] : [`nota ${nota}`]),
    ...(transportadora === undefined ? [] : [transportadora]),
    ...(rastreio === undefined ? [] : [`rastreio ${rastreio}`]),
    ...(previsto === undefined ? [] : [`previsto para ${shortDay(previsto)}`]),
  ];
  const what = linhas ? `${stepNames[tipo]} em parte` : stepNames[tipo];
  return facts.length === 0 ? what : `${what}: ${facts.join(', ')}`;
}
