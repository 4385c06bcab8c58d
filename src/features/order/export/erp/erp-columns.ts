import { lineTotal } from '../../../../../domain/cart/cart';
import type { Order } from '../../../../../domain/order/order';
import { approvalOf } from '../../../../../domain/order/check/approval';
import type { OrderLine } from '../../../../../domain/order/lines';
import { companyOf } from '../../../../../domain/people/user';
import { momentOf } from '../../words/history-words';
import type { Value } from '../../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../../spreadsheet/write-xlsx/xlsx-workbook';

/** A row of the file: a line of an order. */
interface ErpRow {
  order: Order;
  line: OrderLine;
  /** Its place in the order, from 1 on. */
  place: number;
  sellerCode: number | undefined;
}

interface Column extends SheetColumn {
  value: (row: ErpRow) => Value;
}

const text = (label: string, value: Column['value']): Column => ({
  ...{ label, kind: 'text', width: 0, value },
});

/** What the distributor's ERP reads: names and order are documented in docs/operations.md and stay. */
export const erpColumns: readonly Column[] = [
  text('pedido', ({ order }) => order.numerodopedido),
  text('data', ({ order }) => order.data),
  text('hora', ({ order }) => order.hora),
  text('aprovado_data', ({ order }) => approvedAt(order).date),
  text('aprovado_hora', ({ order }) => approvedAt(order).time),
  text('cliente_codigo', ({ order }) => order.cliente.cod),
  text('cliente_cnpj', ({ order }) => order.cliente.cnpj ?? ''),
  text('cliente_empresa', ({ order }) => companyOf(order.cliente)),
  text('vendedor_codigo', ({ sellerCode }) => sellerCode ?? ''),
  text('vendedor_nome', ({ order }) => order.vendedor),
  text('item', ({ place }) => place),
  text('produto_codigo', ({ line }) => line.CD_PRODUTO),
  text('produto_nome', ({ line }) => line.DESCRICAO),
  text('quantidade', ({ line }) => line.quantity),
  { ...text('preco_unitario', ({ line }) => line.preco_venda), kind: 'money' },
  { ...text('total_item', ({ line }) => lineTotal(line)), kind: 'money' },
  text('ref_cliente', ({ order }) => order.referencia ?? ''),
  text('observacao_pedido', ({ order }) => order.observacao ?? ''),
  text('observacao_item', ({ line }) => line.observacao ?? ''),
];

function approvedAt(order: Order): { date: string; time: string } {
  const approval = approvalOf(order);
  return approval ? momentOf(approval.em) : { date: '', time: '' };
}
