import type { DataSnapshot } from 'firebase-admin/database';
import type { CartLine } from '../../../domain/product/product';

/** The lines of an order as a browser wrote them. What is no number is 0, as on the screens; a stock is none. */
export function linesOf(itens: DataSnapshot): CartLine[] {
  const lines: CartLine[] = [];
  itens.forEach((line) => {
    const text = (field: string) => String(line.child(field).val() ?? '');
    const number = (field: string, otherwise = 0) => {
      const value: unknown = line.child(field).val();
      return typeof value === 'number' ? value : otherwise;
    };
    lines.push({
      CD_PRODUTO: text('CD_PRODUTO'),
      DESCRICAO: text('DESCRICAO'),
      CD_GRUPO: text('CD_GRUPO'),
      preco_venda: number('preco_venda'),
      estoque_saldo: number('estoque_saldo', NaN),
      quantity: number('quantity'),
      ...(line.hasChild('observacao') && { observacao: text('observacao') }),
    });
  });
  return lines;
}
