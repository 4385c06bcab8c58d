import { lineTotal, netPrice } from '../../../../domain/cart/cart';
import type { CheckedField } from '../../../../domain/order/check/comparison';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import { percentWords } from '../../../../domain/order/quote/discount';
import type { CartLine } from '../../../../domain/product/product';
import { formatBRL, formatStock } from '../../../../domain/words/money';
import { apart, fieldOf, leftOut, type Placed } from '../../../ui/pieces/fields';

const field = fieldOf<CartLine>;

/** The fields of an order's line. order-lists.tsx chooses the fields of each role's details. */
export const lineFields = {
  code: field('Código', ({ CD_PRODUTO }) => CD_PRODUTO),
  name: field('Nome', ({ DESCRICAO }) => DESCRICAO),
  quantity: field('Quantidade', ({ quantity }) => quantity, { kind: 'whole' }),
  price: field('Preço unitário', netPrice, { kind: 'money' }),
  total: field('Total', lineTotal, { kind: 'money', labels: { sheet: 'Total do item' } }),
  listPrice: field('Preço de tabela', ({ preco_venda }) => preco_venda, { kind: 'money' }),
  // Files write it with two decimals, as money, and readers without prices don't see it either.
  discount: field('Desconto %', ({ desconto }) => desconto ?? 0, { kind: 'money' }),
  stock: field('Estoque', ({ estoque_saldo }) => estoque_saldo, {
    kind: 'whole',
    value: ({ estoque_saldo }) => formatStock(estoque_saldo),
  }),
  remark: field('Obs. do item', ({ observacao }) => observacao),
};
export type LineField = keyof typeof lineFields;

/** The line's fields of a discount. Files have columns for them only if an order has one. */
export const discountFields = ['listPrice', 'discount'] as const;

/** Columns of a spreadsheet with their widths. */
export const lineSheet: Placed<LineField, number> = {
  ...{ code: 14, name: 44, quantity: 12, price: 14, total: 14, remark: 40 },
  ...{ listPrice: 14, discount: 12, stock: leftOut },
};

/** Columns of a printed order with their headers (§2 /pedidos). */
export const linePaper: Placed<LineField, string> = {
  ...{ code: 'CODIGO', name: 'NOME', price: 'PREÇO/UNID.', quantity: 'QTD.', total: 'TOTAL' },
  ...{ remark: apart, listPrice: apart, discount: apart, stock: leftOut },
};

/** Next to a net price: 'tabela R$ 10.00, −5 %'; undefined without a discount. */
export function discountWords({ preco_venda, desconto }: CartLine): string | undefined {
  if (desconto === undefined) return undefined;
  return `tabela ${formatBRL(preco_venda)}, −${percentWords(desconto)}`;
}

const compared: Partial<Record<LineField, CheckedField>> = { name: 'nome', price: 'preco' };

/** A field's value in today's product table, without the line's discount; undefined if it is the same. */
export function todaysOf(key: LineField, line: CartLine, check: LineCheck | undefined) {
  const field = compared[key];
  if (!field || !check?.product || !check.differences.includes(field)) return undefined;
  const { desconto: _discount, ...listed } = line;
  return lineFields[key].value({ ...listed, ...check.product });
}
