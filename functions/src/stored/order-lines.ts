import type { CartLine } from '../../../domain/product/product';
import { recordOf } from './stored-fields';

/** The lines of an order as a browser wrote them. What is no number is 0, as on the screens; a stock is none. */
export function linesOf(itens: unknown): CartLine[] {
  // JSON has null for a hole.
  const lines = Object.values(recordOf(itens)).filter((line) => line !== null);
  return lines.map(recordOf).map((line) => {
    const text = (field: string) => {
      const value = line[field];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const number = (field: string, otherwise = 0) => {
      const value = line[field];
      return typeof value === 'number' ? value : otherwise;
    };
    return {
      CD_PRODUTO: text('CD_PRODUTO'),
      DESCRICAO: text('DESCRICAO'),
      CD_GRUPO: text('CD_GRUPO'),
      preco_venda: number('preco_venda'),
      estoque_saldo: number('estoque_saldo', NaN),
      quantity: number('quantity'),
      ...('observacao' in line && { observacao: text('observacao') }),
    };
  });
}
