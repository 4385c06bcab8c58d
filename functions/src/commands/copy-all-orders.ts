import { counted } from '../../../domain/words/counted';
import type { Database } from 'firebase-admin/database';
import { rebuildCopy } from '../order/copy/rebuild-copy';
import { moveChecks } from './recount/move-checks';
import { commandPatience, openPostgres } from '../postgres/connection';

/** Rebuilds the copy of the orders, and moves the comparisons of earlier versions into PostgreSQL. */
export async function copyOrders(database: Database, url: string): Promise<string> {
  const table = openPostgres(url, { patience: commandPatience });
  try {
    const checks = await moveChecks(database, table);
    const { orders, missing } = await rebuildCopy(database, table);
    const unread =
      missing.length > 0 ? ` Não puderam ser lidos os pedidos ${missing.join(', ')}.` : '';
    const moved = checks > 0 ? ` Levadas: ${counted(checks, 'conferência', 'conferências')}.` : '';
    return `Copiados ${counted(orders, 'pedido', 'pedidos')} para o PostgreSQL.${moved}${unread}`;
  } finally {
    await table.destroy();
  }
}
