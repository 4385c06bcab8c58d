import type { ItemsAct, OrderAct, Refusal } from '../../../../domain/outbox/act';
import { withoutDiscounts } from '../../../../domain/order/edit/edit-words';
import { describeFailure, failureOf } from '../../../../domain/outbox/failure';
import { counted } from '../../../../domain/words/counted';
import { formatCents } from '../../../../domain/words/money';
import { momentInWords } from '../../../../domain/words/time';
import type { OrderConflict } from '../../../../domain/order/conflict';
import {
  statusPlurals,
  type ListedStatus,
  type OrderAction,
  type OrderStatus,
} from '../../../../domain/order/status';
import type { Summary } from '../../../../domain/figures/summary';
import type { Live } from '../../../providers/live/live';
import { withdrawnReason } from '../../../../domain/order/reason';
import { editWords, withdrawWords } from './edit-words';
import { readable } from './history-words';
import { stepActWords } from './progress-words';

/** Texts of the order screens. A stored status is never shown directly, because 'Excluido' lacks its accent. */

interface ConfirmWords {
  title: string;
  message: (numerodopedido: number) => string;
  confirm: string;
  cancel: string;
}

/** The dialog (§8) and outcome of a change of an order. */
export interface ChangeWords {
  /** While the change waits: 'Aprovação aguardando conexão'. */
  noun: string;
  dialog: ConfirmWords;
  done: (numerodopedido: number) => string;
  /** The `what` of describeFailure. */
  failed: (numerodopedido: number) => string;
}

interface MoveWords extends ChangeWords {
  /** The button's label, without the order's number. */
  button: string;
}

export const moveWords: Record<OrderAction, MoveWords> = {
  aprovar: {
    noun: 'Aprovação',
    button: 'Aprovar pedido',
    dialog: {
      title: 'Aprovar pedido?',
      message: (n) => `Realmente deseja aprovar o pedido ${n}?`,
      confirm: 'SIM',
      cancel: 'NÃO APROVAR',
    },
    done: (n) => `Pedido ${n} aprovado.`,
    failed: (n) => `O pedido ${n} não foi aprovado`,
  },
  analisar: {
    noun: 'Volta à análise',
    button: 'Voltar à análise o pedido',
    dialog: {
      title: 'Analisar pedido?',
      message: (n) => `Realmente deseja voltar à análise o pedido ${n}?`,
      confirm: 'SIM',
      cancel: 'NÃO',
    },
    done: (n) => `Pedido ${n} voltou à análise.`,
    failed: (n) => `O pedido ${n} não voltou à análise`,
  },
  excluir: {
    noun: 'Exclusão',
    button: 'Excluir pedido',
    dialog: {
      title: 'excluir pedido?',
      message: (n) => `Realmente deseja excluir o pedido ${n}?`,
      confirm: 'SIM',
      cancel: 'NÃO EXCLUIR',
    },
    done: (n) => `Pedido ${n} excluído.`,
    failed: (n) => `O pedido ${n} não foi excluído`,
  },
};

export const sellerChangeWords = (seller: string): ChangeWords => ({
  noun: `Troca para ${seller}`,
  dialog: {
    title: 'Alterar o Vendedor?',
    message: (n) => `Realmente deseja alterar o vendedor do pedido ${n}?`,
    confirm: 'SIM',
    cancel: 'NÃO Alterar',
  },
  done: (n) => `Pedido ${n} passou para ${seller}.`,
  failed: (n) => `O vendedor do pedido ${n} não foi alterado`,
});

/** The texts of a requested change. */
export function orderChangeWords(act: OrderAct | ItemsAct): Omit<ChangeWords, 'dialog'> {
  switch (act.campo) {
    case 'status':
      return act.motivo === withdrawnReason ? withdrawWords : moveWords[act.acao];
    case 'vendedor':
      return sellerChangeWords(act.vendedor.label);
    case 'itens':
      return editWords;
    case 'andamento':
      return stepActWords(act.passo);
  }
}

/** Why an order was not changed. */
export function describeRefusal(act: OrderAct | ItemsAct, recusa: Refusal): string {
  const { numerodopedido } = act;
  const failed = orderChangeWords(act).failed(numerodopedido);
  if (recusa.motivo === 'condicoes') return `${failed}. ${recusa.frase}`;
  return recusa.motivo === 'mudou'
    ? describeConflict({ numerodopedido, latest: recusa.pedido })
    : describeFailure(failed, failureOf(recusa));
}

/** Before the chosen seller's name, below the dialog's message. */
export const newSellerLabel = 'Novo vendedor:';

/** Below the reason in the dialogs that return or delete an order. */
export const reasonHint = 'O cliente lê este motivo.';

/** Tells the slower person who was faster, how and when. */
export function describeConflict({
  numerodopedido,
  latest,
}: Pick<OrderConflict, 'numerodopedido' | 'latest'>): string {
  const unchanged = 'Nada foi alterado; confira a lista e tente de novo se ainda for preciso.';
  // People who may read the order always get its latest change, so this reader lost the order.
  if (!latest) return `O pedido ${numerodopedido} passou para outro vendedor. Nada foi alterado.`;
  const { campo, de, para, por, em, motivo } = latest;
  const when = momentInWords(new Date(em));
  if (campo === 'itens') {
    const edited = `alterou o pedido ${numerodopedido} em ${when}`;
    if (por.nome !== undefined) return `${por.nome} já ${edited}: ${para}. ${unchanged}`;
    // Only customers don't read names.
    const shown = withoutDiscounts(para);
    return `Outra pessoa já ${edited}${shown === '' ? '' : `: ${shown}`}. ${unchanged}`;
  }
  const what =
    campo === 'status'
      ? `de ${readable(de)} para ${readable(para)}`
      : `do vendedor ${de} para ${para}`;
  const moved =
    por.nome === undefined
      ? `O pedido ${numerodopedido} já passou ${what}`
      : `${por.nome} já passou o pedido ${numerodopedido} ${what}`;
  return `${moved} em ${when}.${reasonWords(motivo)} ${unchanged}`;
}

/** A reason as another sentence; '' if there is none. */
function reasonWords(motivo: string | undefined): string {
  return motivo === undefined ? '' : ` Motivo: “${motivo}”.`;
}

/** '1 pedido', '12 pedidos'. */
export function countWords(count: number): string {
  return counted(count, 'pedido', 'pedidos');
}

/** Count and sum of a status, for the administrator's dropdown; '' while they load. */
export function summaryWords(summary: Live<Summary>): string {
  if (summary.status === 'loading') return '';
  if (summary.status === 'failed') return 'contagem indisponível';
  return sumWords(summary.data);
}

/** '128 pedidos · R$ 45.210.30' */
export function sumWords({ quantidade, centavos }: Summary): string {
  return `${countWords(quantidade)} · ${formatCents(centavos)}`;
}

/** The person has no orders in the status. */
export const noOrdersOf = (of: 'cliente' | 'vendedor', status: ListedStatus) =>
  `Este ${of} não tem ${ordersIn(status)}.`;

/** Above a list with the orders of one person. */
export const personWords = {
  only: (name: string) => `Somente os pedidos de ${name}.`,
  unnamed: 'Somente os pedidos de uma pessoa sem cadastro.',
  reading: 'Somente os pedidos de uma pessoa.',
  end: 'Mostrar de todos',
};

/** An empty list of one status (§2 /pedidos, /pedidosvendedor). */
export function noOrdersIn(status: ListedStatus): string {
  return `Não temos ${ordersIn(status)} para lhe mostrar.`;
}

/** 'pedidos Pendentes'; 'pedidos' for all statuses. */
export function ordersIn(status: ListedStatus): string {
  return status === '' ? 'pedidos' : `pedidos ${statusPlurals[status]}`;
}

/** No order matches the filters. The order with the typed number may be in another status. */
export const noMatchWords = {
  title: 'Nenhum pedido com esses filtros.',
  advice: 'Mude ou limpe os filtros, ou busque em outro status.',
  standsIn: (numerodopedido: number, status: OrderStatus) =>
    `O pedido ${numerodopedido} está em ${statusPlurals[status]}.`,
  show: (status: OrderStatus) => `Mostrar em ${statusPlurals[status]}`,
};

/** Texts about the copy of an order that was just stored. */
export const copyWords = {
  failed: 'O pedido não pôde ser lido para imprimir ou enviar.',
  /** The next step after a quote was sent. */
  next: {
    customer: (seller: string) =>
      `${seller} confere o orçamento. A resposta chega por e-mail e em Pedidos.`,
    staff: 'O orçamento fica em Pedidos, em Pendentes, até ser aprovado.',
  },
};

/** Texts about choosing several orders. */
export const pickWords = {
  begin: 'Escolher vários',
  beginPrint: 'Imprimir vários',
  end: 'Encerrar seleção',
  print: (count: number) => (count === 0 ? 'Imprimir pedidos' : `Imprimir ${countWords(count)}`),
  all: (count: number, most: number) => {
    if (count > most) return `Marcar os ${most} primeiros da lista`;
    return `Marcar ${count === 1 ? 'o que está na lista' : `os ${count} da lista`}`;
  },
  none: 'Desmarcar todos',
};

/** The endpoint is searching. */
export const searching = 'Buscando…';

/** Failures, with their effect on the list. */
export const failureWords = {
  orders: 'Os pedidos não puderam ser carregados. Verifique sua conexão e tente de novo.',
  again: (pedido: number) => `O pedido ${pedido} não pôde ser lido`,
  order: 'O pedido não pôde ser lido. Verifique sua conexão e tente de novo.',
  unseen: (pedido = 0) =>
    `Sem conexão: o pedido ${pedido} ainda não foi aberto neste aparelho. Ele abre sozinho quando ela voltar.`,
  sellers:
    'A lista de vendedores não pôde ser carregada; por enquanto o vendedor dos pedidos não pode ser trocado.',
  search: 'A busca não foi concluída; podem faltar pedidos aqui.',
  printing: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `O pedido ${numbers.join()} não foi impresso`
      : `${countWords(numbers.length)} não foram impressos`,
  pdf: (number: number) => `O PDF do pedido ${number} não foi compartilhado`,
};
