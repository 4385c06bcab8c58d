import type { Product } from '../../../../domain/product/product';
import { columnWords } from '../../../../domain/product/list-heading';
import { stockWords } from '../../../../domain/product/stock';
import { env } from '../../../config/env';
import type { FileFormat } from '../../../spreadsheet/table-file/table-file';
import { columnsOf, fieldOf, leftOut } from '../../../ui/pieces/fields';

/** What the reader of a file may see. */
interface Sight {
  prices: boolean;
  /** The number of pieces; otherwise a customer's words. */
  stock: boolean;
}

/** The columns of a catalogue file. Staff's headings are those that 'Atualizar produtos' reads. */
export function catalogueColumns(
  format: FileFormat,
  groupOf: (product: Product) => string,
  { prices, stock }: Sight,
) {
  const field = fieldOf<Product>;
  const money = { kind: 'money' } as const;
  const fields = {
    CD_PRODUTO: field(columnWords.CD_PRODUTO, ({ CD_PRODUTO }) => CD_PRODUTO),
    DESCRICAO: field(columnWords.DESCRICAO, ({ DESCRICAO }) => DESCRICAO),
    CD_GRUPO: field(columnWords.CD_GRUPO, ({ CD_GRUPO }) => CD_GRUPO),
    DESCRICAO_GRUPO: field(columnWords.DESCRICAO_GRUPO, groupOf),
    preco_venda: field(columnWords.preco_venda, ({ preco_venda }) => preco_venda, money),
    estoque_saldo: stock
      ? field(columnWords.estoque_saldo, ({ estoque_saldo }) => estoque_saldo, { kind: 'whole' })
      : field('Disponibilidade', (product) => stockWords(product, env.lastUnits, false)),
  };
  const isTable = format !== 'pdf';
  return columnsOf<Product, keyof typeof fields>(fields, {
    ...{ CD_PRODUTO: 14, DESCRICAO: 50, CD_GRUPO: isTable && 16, DESCRICAO_GRUPO: 30 },
    ...{ preco_venda: prices ? 12 : leftOut, estoque_saldo: isTable && 18 },
  });
}
