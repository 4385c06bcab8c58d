import { listProducts } from '../product-table/catalog';
import { productFilterFrom } from '../product-table/product-filter';
import type { Endpoint } from './endpoint';

/**
 * GET /produtos?CD_PRODUTO=&DESCRICAO=&CD_GRUPO= → the active products [{CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda,
 * estoque_saldo}], by DESCRICAO. CD_PRODUTO may be repeated up to 200 times to get several products.
 */
export const produtos: Endpoint = async ({ query }) => listProducts(productFilterFrom(query));
