import type { DataSnapshot } from 'firebase-admin/database';
import type { CartLine } from '../../../domain/product/product';

/** The lines of an order as a browser wrote them; a number that isn't there is none. */
export function linesOf(itens: DataSnapshot): CartLine[] {
  const lines: CartLine[] = [];
  itens.forEach((line) => {
    const text = (field: string) => String(line.child(field).val() ?? '');
    const number = (field: string) => Number(line.child(field).val() ?? NaN);
    lines.push({
      CD_PRODUTO: text('CD_PRODUTO'),
      DESCRICAO: text('DESCRICAO'),
      CD_GRUPO: text('CD_GRUPO'),
      preco_venda: number('preco_venda'),
      estoque_saldo: number('estoque_saldo'),
      quantity: number('quantity'),
      ...(line.hasChild('observacao') && { observacao: text('observacao') }),
    });
  });
  return lines;
}
