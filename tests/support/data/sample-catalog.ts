import type { Product } from '../../../domain/product/product';
import { indexProducts } from '../../../domain/product/search/product-index';
import { quickCatalog } from '../../../domain/quick-order/catalog';
import { readSample } from '../../../emulators/sample/csv';

/** The products of the sample. */
export const sampleProducts: readonly Product[] = readSample<
  'CD_PRODUTO' | 'DESCRICAO' | 'CD_GRUPO' | 'preco_venda' | 'estoque_saldo' | 'ativo'
>('produtos.csv')
  .filter(({ ativo }) => ativo === 'S')
  .map(({ ativo: _ativo, preco_venda, estoque_saldo, ...product }) => ({
    ...product,
    preco_venda: Number(preco_venda),
    estoque_saldo: Number(estoque_saldo),
  }));

export const sampleCatalog = quickCatalog(indexProducts(sampleProducts));
