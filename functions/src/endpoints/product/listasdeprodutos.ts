import { listKept } from '../../product/list/kept-lists';
import { queryPostgres } from '../../postgres/query-postgres';
import type { Endpoint } from '../endpoint';

/** GET /listasdeprodutos → [{id, em, nome, arquivo, ativos, atual}], the lists that can be restored, newest first. */
export const listasdeprodutos: Endpoint = () => queryPostgres(listKept);
