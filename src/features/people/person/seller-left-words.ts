import { counted } from '../../../../domain/words/counted';
import { companiesOf } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';
import type { User } from '../../../../domain/people/user';
import { approvalWords } from '../approval-words';

/** Texts of 'Vendedor saiu'. */

const ordersWords = (count: number) => counted(count, 'pedido pendente', 'pedidos pendentes');

/** '12 pedidos pendentes, de 5 clientes'. */
function handedWords(orders: readonly OrderHead[]): string {
  const customers = counted(companiesOf(orders).length, 'cliente', 'clientes');
  return `${ordersWords(orders.length)}, de ${customers}`;
}

export const leftWords = {
  button: 'Vendedor saiu',
  title: (nome: string) => `${nome} saiu?`,
  successor: 'Quem assume os pedidos',
  choose: 'Escolha quem assume os pedidos.',
  sellersFailed: 'Os vendedores não puderam ser carregados. Verifique sua conexão e tente de novo.',
  failed:
    'Os pedidos pendentes não puderam ser carregados. Nada foi alterado; verifique sua conexão e tente de novo.',
  confirm: 'SIM',
  cancel: 'NÃO ALTERAR',
  stop: 'Parar',
  goOn: 'Continuar',
  close: 'Fechar',
  /** Before the confirmation. */
  plan: (nome: string, orders: readonly OrderHead[]) =>
    orders.length === 0
      ? `${nome} não tem pedidos pendentes.`
      : `Passam para quem assume: ${handedWords(orders)}. Os outros clientes de ${nome} ficam com quem fizer o próximo orçamento deles.`,
  limit: (most: number) =>
    `São até ${most} pedidos de cada vez: depois destes, confirme de novo para os outros.`,
  closes: (nome: string) =>
    `Depois o cadastro de ${nome} é removido: não entra mais e não é mais oferecido como representante. Os pedidos antigos ficam como estão.`,
  kept: (nome: string, orders: readonly OrderHead[]) =>
    `Ficam com ${nome}, porque o registro está incompleto: ${new Intl.ListFormat('pt-BR').format(
      orders.map(({ numerodopedido }) => String(numerodopedido)),
    )}.`,
  progress: (done: number, all: number, connected: boolean) =>
    `${connected ? '' : 'Sem conexão: segue quando ela voltar. '}${done} de ${ordersWords(all)} com quem assume.`,
  stopped: (done: number, all: number, nome: string) =>
    `Parado: ${done} de ${ordersWords(all)} com quem assume; o cadastro de ${nome} continua aprovado. Continue aqui, ou feche e veja o motivo no quadro ao pé da página.`,
  closing: (connected: boolean) =>
    connected ? 'Removendo o cadastro…' : 'Sem conexão: o cadastro é removido quando ela voltar.',
  notClosed: (seller: User) =>
    `${approvalWords.remover.failed(seller)}, mas os pedidos já passaram. Tente de novo.`,
  done: (nome: string, orders: readonly OrderHead[], successor: string | undefined) => {
    const removed = `O cadastro de ${nome} foi removido.`;
    if (successor === undefined) return `${removed} Não havia pedidos pendentes a passar.`;
    return `Com ${successor} agora: ${handedWords(orders)}. ${removed}`;
  },
  /** Stored with the removal, for the administrators. */
  reason: 'Vendedor saiu',
};
