import type { MailFailure } from '../../../domain/mail/queued-mail';
import { counted } from '../../../domain/words/counted';
import type { FailedMail } from '../../providers/mail/failed-mails';

/** Texts about mails that could not be sent, for the administrator (decision 97). */

const matters: Record<FailedMail['tipo'], (numerodopedido: number) => string> = {
  orcamento: (n) => `Novo orçamento ${n}`,
  recebido: (n) => `Confirmação do orçamento ${n}`,
  escrito: (n) => `Orçamento ${n} em nome do cliente`,
  movido: (n) => `Mudança do pedido ${n}`,
  movidodovendedor: (n) => `Mudança do pedido ${n}`,
  alterado: (n) => `Alteração do orçamento ${n}`,
  alteradopelocliente: (n) => `Alteração do orçamento ${n}`,
  troca: (n) => `Novo vendedor do pedido ${n}`,
  andamento: (n) => `Andamento do pedido ${n}`,
  aprovacao: () => 'Aprovação do cadastro',
  voltou: () => 'Aviso de produto que voltou ao estoque',
};

const reasons: Record<MailFailure, string> = {
  semendereco: 'a conta não tem um endereço confirmado que receba e-mails.',
  recusado: 'o servidor de e-mail recusou o endereço.',
  servidor: 'o servidor de e-mail não aceitou o e-mail durante um dia.',
};

/** 'Mudança do pedido 12, para Ana'. */
export function mailWords({ tipo, numerodopedido = 0, nome }: FailedMail): string {
  return `${matters[tipo](numerodopedido)}, para ${nome}`;
}

export const failedMailWords = {
  title: (count: number) =>
    `${counted(count, 'e-mail não pôde ser enviado', 'e-mails não puderam ser enviados')}. Avise por outro meio ou envie de novo.`,
  list: 'E-mails que não foram enviados',
  why: ({ motivo }: FailedMail) => reasons[motivo],
  again: 'Enviar de novo',
  dismiss: 'Dispensar',
  asked: 'Será enviado de novo em um minuto.',
  /** The `what` of describeFailure. */
  failed: {
    denovo: 'O e-mail não foi posto de novo na fila',
    dispensar: 'O aviso não foi dispensado',
  },
};
