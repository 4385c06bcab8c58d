import type { OrderStatus } from '../../../domain/order/status';
import type { User } from '../../../domain/people/user';
import type { OrderMove } from '../stored/order-moves';
import { compose, type Link, type Message } from './message';
import { linkToOrders, type Sender } from './texts';

const became: Record<OrderStatus, string> = {
  Pendente: 'voltou à análise',
  Aprovado: 'foi aprovado',
  Excluido: 'foi excluído',
};

/** To a customer: what became of their orders. It holds no price and names nobody (decisions 11, 63). */
export function movesMail(
  { nome, permissao }: Pick<User, 'nome' | 'permissao'>,
  moves: readonly OrderMove[],
  sender: Sender,
): Message {
  const { company } = sender;
  const [first] = moves;
  const subject =
    first && moves.length === 1 ? sentence(first) : `Novidades de ${moves.length} pedidos`;
  return compose(`${subject} - ${company}`, [
    `Olá, ${nome}!`,
    ...moves.flatMap((move): (string | Link)[] => [
      `${sentence(move)}.${move.motivo === undefined ? '' : `\nMotivo: ${move.motivo}`}`,
      linkToOrders('Veja o pedido em', permissao, sender, addressOf(move)),
    ]),
    `Equipe ${company}`,
  ]);
}

function sentence({ numerodopedido, status }: OrderMove): string {
  return `O seu pedido ${numerodopedido} ${became[status]}`;
}

/** The query of the order's list that shows this one with its details open (decision 53). */
function addressOf({ numerodopedido, status }: OrderMove): string {
  const number = String(numerodopedido);
  const query = new URLSearchParams({ status, numero: number, pedido: number });
  return `?${query.toString()}`;
}
