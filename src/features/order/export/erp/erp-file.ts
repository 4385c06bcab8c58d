import type { Order } from '../../../../../domain/order/order';
import { csvFile } from '../../../../spreadsheet/table-file/csv-file';
import { erpColumns } from './erp-columns';

/** The approved orders of a day as a CSV, a line an item. */
export function erpFile(orders: readonly Order[], sellerCodes: ReadonlyMap<string, number>): Blob {
  const file = csvFile(erpColumns);
  for (const order of orders) {
    const sellerCode = sellerCodes.get(order.idvendedor);
    for (const [at, line] of order.itens.entries()) {
      file.add(erpColumns.map(({ value }) => value({ order, line, place: at + 1, sellerCode })));
    }
  }
  return file.finish();
}
