import type { OrderStatus } from '../../../domain/order/status';
import type { User } from '../../../domain/people/user';
import type { OrderMove } from '../stored/order-moves';
import { compose, type Link, type Message } from './message';
import { linkToOrder, type Sender } from './texts';

const became: Record<OrderStatus, string> = {
  Pendente: 'voltou à análise',
  Aprovado: 'foi aprovado',
  Excluido: 'foi excluído',
};

type Reader = Pick<User, 'nome' | 'permissao'>;

/** To a customer: what became of their orders. It holds no price, and names nobody who moved one (decisions 11, 63). */
export function movesMail(reader: Reader, moves: readonly OrderMove[], sender: Sender): Message {
  const many = `Novidades de ${moves.length} pedidos`;
  return mailAbout(reader, moves, sender, { many, sentence: movedSentence });
}

/** To a seller: which orders became theirs. */
export function handoverMail(reader: Reader, moves: readonly OrderMove[], sender: Sender): Message {
  const many = `${moves.length} pedidos agora são seus`;
  return mailAbout(reader, moves, sender, { many, sentence: handedOverSentence });
}

interface Words {
  /** The subject where there are several. */
  many: string;
  sentence: (move: OrderMove) => string;
}

function mailAbout(
  { nome, permissao }: Reader,
  moves: readonly OrderMove[],
  sender: Sender,
  { many, sentence }: Words,
): Message {
  const { company } = sender;
  const [first] = moves;
  const subject = first && moves.length === 1 ? sentence(first) : many;
  return compose(`${subject} - ${company}`, [
    `Olá, ${nome}!`,
    ...moves.flatMap((move): (string | Link)[] => [
      `${sentence(move)}.${move.motivo === undefined ? '' : `\nMotivo: ${move.motivo}`}`,
      linkToOrder('Veja o pedido em', permissao, move, sender),
    ]),
    `Equipe ${company}`,
  ]);
}

function movedSentence({ numerodopedido, status, escritopor }: OrderMove): string {
  return escritopor === undefined
    ? `O seu pedido ${numerodopedido} ${became[status]}`
    : `${escritopor} fez o pedido de orçamento ${numerodopedido} em seu nome`;
}

function handedOverSentence({ numerodopedido, empresa }: OrderMove): string {
  return `O pedido ${numerodopedido}, de ${empresa}, agora é seu`;
}
