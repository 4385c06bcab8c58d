import { formatCents } from '../../../../domain/words/money';
import { listedPlurals, type ListedStatus } from '../../../../domain/order/status';
import { fold } from '../../../../domain/words/text';
import { counted } from '../../../../domain/words/counted';
import type { Noun } from '../../../ui/export/export-words';
import type { ExportState } from '../../../ui/export/use-export';
import { describeFailure } from '../../../../domain/outbox/failure';
import { itemsWords } from '../../../../domain/words/items';
import type { ApprovedOrders } from '../../../providers/order/approved-orders';
import type { Live } from '../../../providers/live/live';
import { lacksConnection } from '../../../providers/live/offline';
import { countWords, ordersIn } from '../words/order-words';

export const orderNoun: Noun = { one: 'pedido', many: 'pedidos' };

/** Names the exported orders. */
export function subjectWords(status: ListedStatus, filtered: boolean): string {
  const orders = ordersIn(status);
  return filtered
    ? `Os ${orders} que passam pelos filtros, também os que a lista ainda não carregou.`
    : `Todos os ${orders}, também os que a lista ainda não carregou.`;
}

/** Names the chosen orders. */
export function chosenWords(count: number): string {
  return count === 1
    ? 'O pedido escolhido.'
    : `Os ${counted(count, 'pedido', 'pedidos')} escolhidos.`;
}

/** ', 4 linhas, soma R$ 12.00'. */
export function rowsAndSum({ rows, cents }: ExportState): string {
  return `, ${counted(rows, 'linha', 'linhas')}, soma ${formatCents(cents)}`;
}

/** The file's name: 'pedidos-pendentes'. */
export function fileWords(which: ListedStatus | 'escolhidos'): string {
  return `pedidos-${which === 'escolhidos' ? which : fold(listedPlurals[which])}`;
}

export const erpWords = {
  open: 'Aprovados de um dia, para o ERP…',
  title: 'Arquivo do dia para o ERP',
  subject:
    'Os pedidos aprovados neste dia e que continuam aprovados, um item por linha, em CSV. Vale o dia da aprovação, não o do envio.',
  day: 'Aprovados em',
  save: 'Salvar arquivo',
  unfinished: 'O dia ainda não acabou: o que for aprovado depois não está neste arquivo.',
  incomplete:
    'Há pedidos antigos que este arquivo ainda não conhece. Para tê-los aqui, é preciso refazer as contas no servidor (npm run recount).',
  damaged: (numbers: readonly number[]) =>
    `Registro incompleto: ${new Intl.ListFormat('pt-BR').format(numbers.map(String))}. Confira no arquivo antes de importar.`,
};

const waiting = 'Sem conexão. A leitura continua quando ela voltar.';

/** The content of the file, or the progress of reading it. */
export function foundWords(found: Live<ApprovedOrders>, connected: boolean): string {
  if (lacksConnection(found)) return waiting;
  if (found.status === 'failed') {
    return describeFailure('Os pedidos do dia não foram lidos', found.error);
  }
  if (found.status === 'loading') return connected ? 'Lendo os pedidos desse dia…' : waiting;
  const { orders } = found.data;
  if (orders.length === 0) return 'Nenhum pedido foi aprovado neste dia.';
  const lines = orders.reduce((sum, { itens }) => sum + itens.length, 0);
  const cents = orders.reduce((sum, { centavos }) => sum + centavos, 0);
  return `${countWords(orders.length)}, ${itemsWords(lines)}, soma ${formatCents(cents)}.`;
}

/** 'erp-aprovados-2026-03-05.csv' */
export function erpFileName(day: string): string {
  return `erp-aprovados-${day}.csv`;
}
