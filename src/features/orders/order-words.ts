import type { OrderAction } from '../../../domain/order-status';

/** The messages about a move of an order, except its dialog (domain/order-status.ts). */
interface ActionWords {
  verb: string;
  done: (numerodopedido: number) => string;
  failed: (numerodopedido: number) => string;
}

export const actionWords: Record<OrderAction, ActionWords> = {
  aprovar: {
    verb: 'Aprovar',
    done: (n) => `Pedido ${n} aprovado.`,
    failed: (n) => `O pedido ${n} não foi aprovado`,
  },
  analisar: {
    verb: 'Voltar à análise o',
    done: (n) => `Pedido ${n} voltou à análise.`,
    failed: (n) => `O pedido ${n} não voltou à análise`,
  },
  excluir: {
    verb: 'Excluir',
    done: (n) => `Pedido ${n} excluído.`,
    failed: (n) => `O pedido ${n} não foi excluído`,
  },
};
