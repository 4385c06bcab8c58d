import type { Kysely, Transaction } from 'kysely';
import { keptLists, type KeptList } from '../../../../domain/product/list';
import type { PostgresTables } from '../../postgres/schema';
import { readTable, type TableState } from './table-state';

export interface ListOrigin {
  por: string | null;
  nome: string;
  arquivo: string;
}

const unknown: ListOrigin = { por: null, nome: '', arquivo: 'Produtos de antes' };

/** Keeps the table after a list, and the table before it unless the newest kept list has that state. */
export async function keepList(
  transaction: Transaction<PostgresTables>,
  before: TableState,
  after: TableState,
  origin: ListOrigin,
): Promise<void> {
  const newest = await transaction
    .selectFrom('listasdeprodutos')
    .select('versao')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (before.products.length > 0 && newest?.versao !== before.versao) {
    await insert(transaction, before, unknown);
  }
  await insert(transaction, after, origin);
  await transaction
    .deleteFrom('listasdeprodutos')
    .where('id', 'not in', (lists) =>
      lists.selectFrom('listasdeprodutos').select('id').orderBy('id', 'desc').limit(keptLists),
    )
    .execute();
}

async function insert(
  transaction: Transaction<PostgresTables>,
  { products, versao }: TableState,
  origin: ListOrigin,
) {
  const ativos = products.filter(({ ativo }) => ativo).length;
  await transaction
    .insertInto('listasdeprodutos')
    .values({ ...origin, versao, ativos, produtos: JSON.stringify(products) })
    .execute();
}

export async function listKept(table: Kysely<PostgresTables>): Promise<KeptList[]> {
  const { versao: current } = await readTable(table);
  const rows = await table
    .selectFrom('listasdeprodutos')
    .select(['id', 'em', 'nome', 'arquivo', 'ativos', 'versao'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ versao, em, ...list }) => ({
    ...list,
    em: em.getTime(),
    atual: versao === current,
  }));
}

export async function readKept(table: Kysely<PostgresTables>, id: number) {
  return table
    .selectFrom('listasdeprodutos')
    .select(['arquivo', 'produtos'])
    .where('id', '=', id)
    .executeTakeFirst();
}
