import { logger } from 'firebase-functions';
import type { ListTaken } from '../../../../domain/product/list';
import { jsonFrom } from '../../body';
import { compareList } from '../../product/list/compare';
import { permitList } from '../../product/list/permit-list';
import { sentListFrom } from '../../product/list/sent-list';
import { readTable } from '../../product/list/table-state';
import { takeList, tidyProducts } from '../../product/list/take-list';
import { queryPostgres } from '../../postgres/query-postgres';
import { textFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * POST /listadeprodutos?conferir=1 with {arquivo, linhas: [[cell]]} or {lista: id} → a `ListCheck`, the changes that
 * the list would make. POST /listadeprodutos?versao=&confirmado= with the same → a `ListTaken`; applies the list as a
 * whole.
 *
 * 409 if products changed since the check that gave `versao`. `confirmado=1` is required if many products would be
 * deactivated.
 */
export const listadeprodutos: Endpoint = ({ caller, query, body }) =>
  queryPostgres(async (table) => {
    const { arquivo, list } = await sentListFrom(table, jsonFrom(body));
    if (textFrom(query, 'conferir') !== '') return compareList(await readTable(table), list);

    const versao = textFrom(query, 'versao');
    const confirmado = textFrom(query, 'confirmado') !== '';
    const origin = { por: caller.uid, nome: caller.user.nome, arquivo };
    const { novos, alterados, inativos } = await table
      .transaction()
      .execute((transaction) =>
        takeList(transaction, list, origin, (check) => permitList(check, { versao, confirmado })),
      );
    const taken: ListTaken = {
      novos: novos.length,
      alterados: alterados.length,
      inativos: inativos.length,
    };
    logger.info(`product list uploaded by ${caller.uid}`, taken);
    await tidyProducts(table).catch((error: unknown) =>
      logger.error('could not vacuum the products after a list', error),
    );
    return taken;
  });
