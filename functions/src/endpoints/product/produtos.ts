import { isDeepStrictEqual } from 'node:util';
import { listProducts, listProductsUpTo } from '../../product/table/catalog';
import { anyProduct, productFilterFrom } from '../../product/table/product-filter';
import { listAllProducts } from '../../product/table/whole-list';
import { FirstOfList, type Endpoint } from '../endpoint';

/**
 * GET /produtos?CD_PRODUTO=&DESCRICAO=&CD_GRUPO= → the active products [{CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda,
 * estoque_saldo}] with unidade, multiplo and minimo if the price list has them, best match first, then by DESCRICAO. CD_PRODUTO matches codes that start with it; repeated, up to
 * 200 times, exactly those codes.
 */
export const produtos: Endpoint = async ({ query, limit }) => {
  const filter = productFilterFrom(query);
  if (isDeepStrictEqual(filter, anyProduct)) return listAllProducts(limit);
  if (limit === undefined) return listProducts(filter);
  const { products, total } = await listProductsUpTo(limit, filter);
  return new FirstOfList(products, total);
};
