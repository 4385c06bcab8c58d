import type { ApprovalAct } from '../../../../domain/outbox/act';
import { isOpen, type Entry } from '../../../../domain/outbox/entry';
import { approvalWords, describeRefusal } from '../approval-words';

/** More would exceed the limit of approval mails per minute. */
export const mostAtOnce = 50;

const people = (count: number) => `${count} ${count === 1 ? 'cadastro' : 'cadastros'}`;

export const manyWords = {
  all: 'Todos os que aparecem',
  chosen: (count: number) => `${count} de ${mostAtOnce} no máximo`,
  approve: (count: number) => `Aprovar (${count})`,
  title: (count: number) => `Aprovar ${people(count)}?`,
  progressTitle: (count: number) => `Aprovação de ${people(count)}`,
  message: 'Cada cliente recebe o e-mail de aprovação, como ao ser aprovado sozinho.',
  sellersMessage:
    'Cada vendedor recebe o e-mail de aprovação, passa a ver o catálogo e a ser oferecido como representante.',
  confirm: 'SIM',
  cancel: 'NÃO APROVAR',
  stop: 'Parar',
  goOn: 'Continuar',
  close: 'Fechar',
  cut: 'Sem conexão: os outros seguem quando ela voltar.',
};

/** The outcome for one person. */
export function verdictWords({ act, recusa, feito }: Entry<ApprovalAct>, isUnderWay: boolean) {
  if (recusa) return describeRefusal(act, recusa);
  if (feito) return approvalWords.aprovar.done(act.pessoa);
  return isUnderWay ? 'aprovando…' : 'aguarda';
}

/** The outcome for all people. */
export function summaryWords(entries: readonly Entry<ApprovalAct>[]): string {
  const left = entries.filter(isOpen).length;
  const refused = entries.filter(({ recusa }) => recusa).length;
  const done = entries.length - left - refused;
  return [
    `${done} de ${people(entries.length)} ${entries.length === 1 ? 'aprovado' : 'aprovados'}`,
    ...(refused > 0 ? [`${refused} não`] : []),
    ...(left > 0 ? [`faltam ${left}`] : []),
  ].join(', ');
}
