import { sampleProducts, type SampleProduct } from '../../../emulators/sample/catalogue';
import { createRandom } from '../../../emulators/sample/random';
import { roundToCents } from '../../../domain/money';

const productCount = 20_000;
const finishes = ['PRETO', 'CROMADO', 'AZUL', 'VERMELHO', 'CINZA', 'BRANCO', 'VERDE', 'GRAFITE'];
const lines = ['STANDARD', 'PREMIUM', 'RACING', 'CARGO', 'URBANO', 'TRAIL'];

/** The sample's products, repeated in other finishes and lines. */
export function products(): SampleProduct[] {
  const random = createRandom(20_000);
  const sample = sampleProducts();
  const variants = lines.flatMap((line) => finishes.map((finish) => `${finish} ${line}`));
  const more = variants.flatMap((variant, turn) =>
    sample.map((product, index): SampleProduct => ({
      ...product,
      CD_PRODUTO: String(100_000 + turn * sample.length + index),
      DESCRICAO: `${product.DESCRICAO} ${variant}`,
      preco_venda: roundToCents((product.preco_venda * random.between(70, 180)) / 100),
      estoque_saldo: random.between(0, 600),
    })),
  );
  return [...sample, ...more].slice(0, productCount);
}
