import type { Order } from '../../../../../domain/order/order';
import { approvalOf } from '../../../../../domain/order/check/approval';
import type { OrderLine } from '../../../../../domain/order/lines';
import { discountOf } from '../../../../../domain/order/quote/discount';
import { momentOf } from '../../words/history-words';
import { csvFile } from '../../../../spreadsheet/table-file/csv-file';
import type { Value } from '../../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../../spreadsheet/write-xlsx/xlsx-workbook';
import { chosen, each, leftOut } from '../../../../ui/pieces/fields';
import type { WithColumns } from '../export-columns';
import { discountFields, lineFields, type LineField } from '../../parts/line-fields';
import {
  erpNames,
  orderFields,
  termFields,
  type ErpOnly,
  type OrderField,
} from '../../parts/order-fields';

/** A row of the file, which is a line of an order. */
interface ErpRow {
  order: Order;
  line: OrderLine;
  /** The line's number in the order, from 1. */
  place: number;
  sellerCode: number | undefined;
}

interface Column extends SheetColumn {
  value: (row: ErpRow) => Value;
}

/** Values that are no field, or that the ERP gets as stored. */
const own: Record<ErpOnly | 'cnpj' | 'freight', Column['value']> = {
  approvedDate: ({ order }) => approvedAt(order).date,
  approvedTime: ({ order }) => approvedAt(order).time,
  freight: ({ order }) => order.condicoes?.frete ?? '',
  cnpj: ({ order }) => order.cliente.cnpj ?? '',
  sellerCode: ({ sellerCode = '' }) => sellerCode,
  place: ({ place }) => place,
};

const isOwn = (key: string): key is keyof typeof own => key in own;
const isOfLine = (key: string): key is LineField => key in lineFields;

/** The columns with their names in the ERP. */
function erpColumns({ terms, discounts }: WithColumns): readonly Column[] {
  const names = {
    ...erpNames,
    ...(!terms && each(leftOut, ...termFields)),
    ...(!discounts && each(leftOut, ...discountFields, 'discountReason')),
  };
  return chosen<keyof typeof erpNames, string>(names).map(([key, label]) => {
    const kind = isOfLine(key) && lineFields[key].kind === 'money' ? 'money' : 'text';
    return { label, kind, width: 0, value: valueOf(key) };
  });
}

function valueOf(key: OrderField | LineField | ErpOnly): Column['value'] {
  if (isOwn(key)) return own[key];
  if (isOfLine(key)) return ({ line }) => lineFields[key].file(line);
  return ({ order }) => orderFields[key].file(order);
}

function approvedAt(order: Order): { date: string; time: string } {
  const approval = approvalOf(order);
  return approval ? momentOf(approval.em) : { date: '', time: '' };
}

/** The approved orders of a day as a CSV, one row per line. */
export function erpFile(
  orders: readonly Order[],
  sellerCodes: ReadonlyMap<string, number>,
  terms: boolean,
): Blob {
  const columns = erpColumns({ terms, discounts: orders.some(discountOf) });
  const file = csvFile(columns);
  for (const order of orders) {
    const sellerCode = sellerCodes.get(order.idvendedor);
    for (const [at, line] of order.itens.entries()) {
      file.add(columns.map(({ value }) => value({ order, line, place: at + 1, sellerCode })));
    }
  }
  return file.finish();
}
