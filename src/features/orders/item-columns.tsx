import type { ReactNode } from 'react';

import { lineTotal } from '../../../domain/cart';
import { formatBRL, formatStock } from '../../../domain/money';
import type { CartLine } from '../../../domain/product';
import { Price } from '../../ui/price';
import { DoubtNote } from './doubt-note';
import type { PriceDoubt } from './table-price';

export type ItemColumn = 'code' | 'name' | 'price' | 'quantity' | 'stock' | 'total';

interface Column {
  label: string;
  numeric: boolean;
  cell: (line: CartLine, doubt: PriceDoubt | undefined) => ReactNode;
}

/** The columns of an order's item table (§2 /pedidos). */
export const itemColumns: Record<ItemColumn, Column> = {
  code: { label: 'Código', numeric: false, cell: (line) => line.CD_PRODUTO },
  name: { label: 'Nome', numeric: false, cell: (line) => line.DESCRICAO },
  price: {
    label: 'Preço unitário',
    numeric: true,
    cell: (line, doubt) => (
      <>
        <Price value={line.preco_venda} />
        {doubt && <DoubtNote>{doubtWords(doubt)}</DoubtNote>}
      </>
    ),
  },
  quantity: { label: 'Quantidade', numeric: true, cell: (line) => line.quantity },
  stock: { label: 'Estoque', numeric: true, cell: (line) => formatStock(line.estoque_saldo) },
  total: { label: 'Total', numeric: true, cell: (line) => <Price value={lineTotal(line)} /> },
};

function doubtWords(doubt: PriceDoubt): string {
  return doubt.kind === 'otherPrice' ? `Tabela hoje: ${formatBRL(doubt.today)}` : 'Fora da tabela';
}
