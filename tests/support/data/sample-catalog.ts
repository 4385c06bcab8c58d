import { factsOf, type Product } from '../../../domain/product/product';
import { indexProducts } from '../../../domain/product/search/product-index';
import { quickCatalog } from '../../../domain/quick-order/catalog';
import { sampleProducts as allProducts } from '../../../emulators/sample/catalogue';

/** The active products of the sample, without packs. */
export const sampleProducts: readonly Product[] = allProducts()
  .filter(({ ativo }) => ativo)
  .map((product) => factsOf(product));

export const sampleCatalog = quickCatalog(indexProducts(sampleProducts));
