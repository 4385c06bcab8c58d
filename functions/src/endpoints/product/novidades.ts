import { can } from '../../../../domain/session/access';
import { queryPostgres } from '../../postgres/query-postgres';
import { listNews } from '../../product/news/list-news';
import { shareRuns } from '../../waiting/shared-run';
import type { Endpoint } from '../endpoint';

const ask = shareRuns((withPrices: boolean) =>
  queryPostgres((table) => listNews(table, withPrices)),
);

/**
 * GET /novidades → {novidades, voltou, preco}, each [{CD_PRODUTO}], newest first: active products that a list of the
 * last 30 days brought, gave stock again, or gave another price ({CD_PRODUTO, antes}, staff only). A kind without
 * products is absent.
 */
export const novidades: Endpoint = ({ caller }) => ask(can(caller.user, 'seePrices'));
