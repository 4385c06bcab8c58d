import { sampleProducts } from '../../../../emulators/sample/catalogue';
import type { Product } from '../../../../domain/product/product';

/** A distributor's whole catalogue: the sample's products repeated, each with its own code and name. */
export function manyProducts(count: number): Product[] {
  const sample = sampleProducts();
  return sample
    .flatMap((_, at) => sample.map((product, index) => ({ product, number: at * 1000 + index })))
    .slice(0, count)
    .map(({ product: { ativo: _ativo, ...product }, number }) => ({
      ...product,
      CD_PRODUTO: String(1_000_000 + number),
      DESCRICAO: `${product.DESCRICAO} REF ${number}`,
    }));
}
