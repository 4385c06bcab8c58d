import type { ApprovalVerdict } from '../../../providers/people/use-approve-many';
import { approvalWords, describeRefusal } from '../approval-words';

/** More at once would run into the limit of approval mails a minute. */
export const mostAtOnce = 50;

const people = (count: number) => `${count} ${count === 1 ? 'cadastro' : 'cadastros'}`;

export const manyWords = {
  all: 'Selecionar todos os que aparecem',
  chosen: (count: number) => `${count} de ${mostAtOnce} no máximo`,
  approve: (count: number) => `Aprovar selecionados (${count})`,
  title: (count: number) => `Aprovar ${people(count)}?`,
  message: 'Cada cliente recebe o e-mail de aprovação, como ao ser aprovado sozinho.',
  sellersMessage: 'Cada vendedor passa a ver o catálogo e a ser oferecido como representante.',
  confirm: 'SIM',
  cancel: 'NÃO APROVAR',
  stop: 'Parar',
  goOn: 'Continuar',
  close: 'Fechar',
  offline: 'Sem conexão: nada foi aprovado. Conecte-se e tente de novo.',
  cut: 'A conexão caiu: o que falta não foi aprovado. Continue quando ela voltar.',
};

/** What became of one. */
export function verdictWords({ act, verdict, recusa }: ApprovalVerdict): string {
  if (recusa) return describeRefusal(act, recusa);
  switch (verdict) {
    case 'waiting':
      return 'aguarda';
    case 'running':
      return 'aprovando…';
    case 'cut':
      return 'não se sabe: a conexão caiu';
    default:
      return approvalWords.aprovar.done(act.pessoa);
  }
}

/** What became of all. */
export function summaryWords(verdicts: readonly ApprovalVerdict[]): string {
  const done = verdicts.filter(({ verdict }) => verdict === 'done').length;
  const refused = verdicts.filter(({ verdict }) => verdict === 'refused').length;
  const left = verdicts.length - done - refused;
  return [
    `${done} de ${people(verdicts.length)} ${verdicts.length === 1 ? 'aprovado' : 'aprovados'}`,
    ...(refused > 0 ? [`${refused} não`] : []),
    ...(left > 0 ? [`faltam ${left}`] : []),
  ].join(', ');
}
