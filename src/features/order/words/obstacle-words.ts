import type { AskedChange, ChangeObstacle } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import { statusPlurals } from '../../../../domain/order/status';

export interface ObstacleWords {
  /** About one order. */
  sentence: string;
  /** Before the numbers of several orders: 'Já Aprovados'. */
  short: string;
}

/** Why a change of an order is impossible. */
export function obstacleWords(
  obstacle: ChangeObstacle,
  wanted: AskedChange,
  { numerodopedido, status, vendedor }: Pick<OrderHead, 'numerodopedido' | 'status' | 'vendedor'>,
): ObstacleWords {
  const order = `O pedido ${numerodopedido}`;
  switch (obstacle) {
    case 'made':
      return wanted.campo === 'vendedor'
        ? { sentence: `${order} já é de ${vendedor}.`, short: `Já de ${vendedor}` }
        : {
            sentence: `${order} já está em ${statusPlurals[status]}.`,
            short: `Já ${statusPlurals[status]}`,
          };
    case 'unapproved':
      return {
        sentence: `${order} não está aprovado: só pedidos aprovados têm andamento.`,
        short: 'Não aprovados',
      };
    case 'anothers':
      return {
        sentence: `${order} é do vendedor ${vendedor}, que decide sobre ele.`,
        short: 'De outro vendedor',
      };
    case 'incomplete':
      return {
        sentence: `${order} não pode ser alterado: o registro dele está incompleto. Fale com quem cuida do sistema.`,
        short: 'Com registro incompleto',
      };
  }
}
