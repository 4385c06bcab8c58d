import type { ApprovalAct, Candidate, Refusal } from '../../../domain/outbox/act';
import type { ApprovalAction, ApprovalChange } from '../../../domain/people/approval';
import { describeFailure, failureOf } from '../../../domain/outbox/failure';
import { momentInWords } from '../../../domain/words/time';
import type { User } from '../../../domain/people/user';

/** The messages about a change of a person's approval. */
interface ApprovalWords {
  /** While the change waits: 'Aprovação aguardando conexão'. */
  noun: string;
  done: (person: Candidate) => string;
  /** The `what` of describeFailure. */
  failed: (person: Candidate) => string;
  /** The confirmation of a change that takes away a person's access. */
  confirm?: {
    title: string;
    message: (person: User) => string;
    note?: string;
    confirm: string;
    cancel: string;
  };
}

export const approvalWords: Record<ApprovalAction, ApprovalWords> = {
  aprovar: {
    noun: 'Aprovação',
    done: ({ nome }) => `Cadastro de ${nome} aprovado.`,
    failed: ({ nome }) => `O cadastro de ${nome} não foi aprovado`,
  },
  remover: {
    noun: 'Remoção',
    done: ({ nome }) => `Cadastro de ${nome} removido.`,
    failed: ({ nome }) => `O cadastro de ${nome} não foi removido`,
    confirm: {
      title: 'Remover cadastro?',
      message: ({ nome, cod }) => `Realmente deseja remover o cadastro ${cod}, de ${nome}?`,
      note: 'Sai da análise e fica entre os removidos, de onde pode ser readmitido.',
      confirm: 'SIM',
      cancel: 'NÃO REMOVER',
    },
  },
  reprovar: {
    noun: 'Reprovação',
    done: ({ nome }) => `Cadastro de ${nome} voltou à análise.`,
    failed: ({ nome }) => `O cadastro de ${nome} não voltou à análise`,
    confirm: {
      title: 'Reprovar cadastro?',
      message: ({ nome, cod }) =>
        `Realmente deseja devolver à análise o cadastro ${cod}, de ${nome}? Até ser aprovado de novo, não vê o catálogo.`,
      confirm: 'SIM',
      cancel: 'NÃO REPROVAR',
    },
  },
  readmitir: {
    noun: 'Readmissão',
    done: ({ nome }) => `Cadastro de ${nome} readmitido: espera aprovação.`,
    failed: ({ nome }) => `O cadastro de ${nome} não foi readmitido`,
  },
};

/** The buttons of a person's page. */
export const approvalLabels: readonly { action: ApprovalAction; label: string }[] = [
  { action: 'aprovar', label: 'Aprovar' },
  { action: 'remover', label: 'Remover' },
  { action: 'reprovar', label: 'Reprovar' },
  { action: 'readmitir', label: 'Readmitir' },
];

/** While an approval can be undone. */
export const undoWords = {
  button: 'Desfazer',
  label: ({ nome }: Candidate) => `Desfazer a aprovação de ${nome}`,
  status: ({ nome }: Candidate) =>
    `O cadastro de ${nome} será aprovado em 10 segundos, se você não desfizer.`,
};

/** The pending orders of a person who is about to lose access. The orders stay. */
export function openOrdersWords(count: number, most: number): string {
  if (count === 0) return 'Não há pedidos pendentes.';
  if (count === 1) return 'Há 1 pedido pendente, que fica como está.';
  const many = count >= most ? `${count} pedidos pendentes ou mais` : `${count} pedidos pendentes`;
  return `Há ${many}, que ficam como estão.`;
}

/** Below the reason in the dialog that removes a person. */
export const reasonHint = 'O motivo fica guardado só para a administração.';

/** Why an approval was refused. */
export function describeRefusal({ acao, pessoa }: ApprovalAct, recusa: Refusal): string {
  const words = approvalWords[acao];
  if (recusa.motivo === 'mudou') return describeConflict(pessoa, recusa.cadastro);
  if (recusa.motivo === 'outroemail') {
    return `${words.failed(pessoa)}: o e-mail do cadastro mudou enquanto isso de ${pessoa.email} para ${recusa.email}. Confira o novo e aprove de novo.`;
  }
  return describeFailure(words.failed(pessoa), failureOf(recusa));
}

const did: Record<ApprovalAction, (person: Candidate) => string> = {
  aprovar: ({ nome }) => `já aprovou o cadastro de ${nome}`,
  remover: ({ nome }) => `já removeu o cadastro de ${nome}`,
  reprovar: ({ nome }) => `já devolveu à análise o cadastro de ${nome}`,
  readmitir: ({ nome }) => `já readmitiu o cadastro de ${nome}`,
};

/** Says who changed the approval first, how and when. */
function describeConflict(person: Candidate, latest: ApprovalChange | undefined): string {
  const unchanged = 'Nada foi alterado; confira a lista e tente de novo se ainda for preciso.';
  if (!latest) return `O cadastro de ${person.nome} mudou enquanto você decidia. ${unchanged}`;
  const why = latest.motivo === undefined ? '' : ` Motivo: “${latest.motivo}”.`;
  const when = `em ${momentInWords(new Date(latest.em))}`;
  return `${latest.por.nome} ${did[latest.acao](person)} ${when}.${why} ${unchanged}`;
}
