import type { ApprovalAction } from '../../../domain/approval';
import type { User } from '../../../domain/user';

/** Others have the same CNPJ. */
export function sameCnpjWords(codes: readonly number[]): string {
  const list = new Intl.ListFormat('pt-BR').format(codes.map(String));
  return `CNPJ repetido: ${codes.length === 1 ? 'cadastro' : 'cadastros'} ${list}`;
}

/** The messages about a change of a person's approval. */
interface ApprovalWords {
  done: (person: User) => string;
  /** Used instead of `done` when an e-mail was due but could not be sent. */
  doneWithoutMail: (person: User) => string;
  /** The `what` of describeFailure. */
  failed: (person: User) => string;
  /** Asked first when the change can't be undone. */
  confirm?: { title: string; message: (person: User) => string; confirm: string; cancel: string };
}

const approved = ({ nome }: User) => `Cadastro de ${nome} aprovado`;
const removed = ({ nome }: User) => `Cadastro de ${nome} removido.`;
const reproved = ({ nome }: User) => `Cadastro de ${nome} voltou à análise.`;

export const approvalWords: Record<ApprovalAction, ApprovalWords> = {
  aprovar: {
    done: (person) => `${approved(person)}.`,
    doneWithoutMail: (person) =>
      `${approved(person)}, mas o e-mail de aviso não pôde ser enviado. Avise o cliente por outro meio.`,
    failed: ({ nome }) => `O cadastro de ${nome} não foi aprovado`,
  },
  remover: {
    done: removed,
    doneWithoutMail: removed,
    failed: ({ nome }) => `O cadastro de ${nome} não foi removido`,
    confirm: {
      title: 'Remover cadastro?',
      message: ({ nome, cod }) => `Realmente deseja remover o cadastro ${cod}, de ${nome}?`,
      confirm: 'SIM',
      cancel: 'NÃO REMOVER',
    },
  },
  reprovar: {
    done: reproved,
    doneWithoutMail: reproved,
    failed: ({ nome }) => `O cadastro de ${nome} não voltou à análise`,
  },
};
