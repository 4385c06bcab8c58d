import { counted } from '../../../domain/words/counted';
import type { Database } from 'firebase-admin/database';
import { rebuildCopy } from '../order/copy/rebuild-copy';
import { commandPatience, openProductTable } from '../product/table/connection';

export async function copyOrders(database: Database, url: string): Promise<string> {
  const table = openProductTable(url, { patience: commandPatience });
  try {
    const { orders, missing } = await rebuildCopy(database, table);
    const unread =
      missing.length > 0 ? ` Não puderam ser lidos os pedidos ${missing.join(', ')}.` : '';
    return `Copiados ${counted(orders, 'pedido', 'pedidos')} para o PostgreSQL.${unread}`;
  } finally {
    await table.destroy();
  }
}
