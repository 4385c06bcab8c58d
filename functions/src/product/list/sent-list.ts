import type { Kysely } from 'kysely';
import { maxProductListLines } from '../../../../domain/product/list';
import { isQueryText } from '../../../../domain/query-limits';
import { ApiError } from '../../api-error';
import { isObject, isRows } from '../../body';
import { CatalogFileError } from '../import/catalog-file-error';
import { readProducts } from '../import/catalog-lines';
import { listLines } from '../import/list-lines';
import type { PostgresTables } from '../../postgres/schema';
import type { NewList } from './compare';
import { readKept } from './kept-lists';

interface SentList {
  arquivo: string;
  list: NewList;
}

/** The list in a request's body, {arquivo, linhas}, or the kept list that it names, {lista}. */
export async function sentListFrom(
  table: Kysely<PostgresTables>,
  body: unknown,
): Promise<SentList> {
  if (!isObject(body)) throw badList('nenhuma lista foi enviada');
  if ('lista' in body) return keptList(table, body['lista']);
  const { arquivo, linhas } = body;
  if (typeof arquivo !== 'string' || !isQueryText(arquivo))
    throw badList('falta o nome do arquivo');
  if (!isRows(linhas)) throw badList('as linhas não são textos');
  if (linhas.length > maxProductListLines) {
    throw badList(
      `a lista tem ${linhas.length.toLocaleString('pt-BR')} linhas, e o limite é ${maxProductListLines.toLocaleString('pt-BR')}`,
    );
  }
  const known = await table.selectFrom('categorias').select(['CD_GRUPO', 'DESCRICAO']).execute();
  return { arquivo, list: readProducts(linesOf(linhas), known) };
}

function linesOf(rows: string[][]) {
  try {
    const lines = listLines(rows);
    if (lines.length === 0) throw badList('ela não tem nenhum produto');
    return lines;
  } catch (error) {
    if (error instanceof CatalogFileError) throw badList(error.problems.join('. '));
    throw error;
  }
}

async function keptList(table: Kysely<PostgresTables>, id: unknown): Promise<SentList> {
  const kept = isKey(id) ? await readKept(table, id) : undefined;
  if (!kept) {
    throw new ApiError(
      404,
      'lista-desconhecida',
      'Nada foi feito: esta lista não está mais guardada. Atualize a página e escolha outra.',
    );
  }
  const products = kept.produtos.map((product) => ({ product }));
  return { arquivo: `Volta: ${kept.arquivo}`, list: { products, groups: [], problems: [] } };
}

/** The range of PostgreSQL's `integer`. */
function isKey(id: unknown): id is number {
  return Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31;
}

function badList(why: string): ApiError {
  return new ApiError(
    400,
    'lista-invalida',
    `A lista não foi lida: ${why}. Corrija e tente de novo.`,
  );
}
