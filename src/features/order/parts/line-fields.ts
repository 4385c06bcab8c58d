import { lineTotal } from '../../../../domain/cart/cart';
import type { CheckedField } from '../../../../domain/order/check/comparison';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import { formatStock } from '../../../../domain/words/money';
import { apart, fieldOf, leftOut, type Placed } from '../../../ui/pieces/fields';

const field = fieldOf<CartLine>;

/** The fields of an order's line. order-lists.tsx chooses the fields of each role's details. */
export const lineFields = {
  code: field('Código', ({ CD_PRODUTO }) => CD_PRODUTO),
  name: field('Nome', ({ DESCRICAO }) => DESCRICAO),
  quantity: field('Quantidade', ({ quantity }) => quantity, { kind: 'whole' }),
  price: field('Preço unitário', ({ preco_venda }) => preco_venda, { kind: 'money' }),
  total: field('Total', lineTotal, { kind: 'money', labels: { sheet: 'Total do item' } }),
  stock: field('Estoque', ({ estoque_saldo }) => estoque_saldo, {
    kind: 'whole',
    value: ({ estoque_saldo }) => formatStock(estoque_saldo),
  }),
  remark: field('Obs. do item', ({ observacao }) => observacao),
};
export type LineField = keyof typeof lineFields;

/** Columns of a spreadsheet with their widths. */
export const lineSheet: Placed<LineField, number> = {
  ...{ code: 14, name: 44, quantity: 12, price: 14, total: 14, remark: 40 },
  stock: leftOut,
};

/** Columns of a printed order with their headers (§2 /pedidos). */
export const linePaper: Placed<LineField, string> = {
  ...{ code: 'CODIGO', name: 'NOME', price: 'PREÇO/UNID.', quantity: 'QTD.', total: 'TOTAL' },
  ...{ remark: apart, stock: leftOut },
};

const compared: Partial<Record<LineField, CheckedField>> = { name: 'nome', price: 'preco' };

/** A field's value in today's product table; undefined if it is the same. */
export function todaysOf(key: LineField, line: CartLine, check: LineCheck | undefined) {
  const field = compared[key];
  if (!field || !check?.product || !check.differences.includes(field)) return undefined;
  return lineFields[key].value({ ...line, ...check.product });
}
