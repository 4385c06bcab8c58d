import { sampleProducts, type SampleProduct } from '../../../emulators/sample/catalogue';
import { createRandom } from '../../../emulators/sample/random';
import { fromCents, toCents } from '../../../domain/words/money';

export const productCount = 20_000;
const finishes = ['PRETO', 'CROMADO', 'AZUL', 'VERMELHO', 'CINZA', 'BRANCO', 'VERDE', 'GRAFITE'];
const lines = ['STANDARD', 'PREMIUM', 'RACING', 'CARGO', 'URBANO', 'TRAIL'];

/** The sample's products, repeated in other finishes, lines and, if needed, series. */
export function products(count: number): SampleProduct[] {
  const random = createRandom(20_000);
  const sample = sampleProducts();
  const looks = lines.flatMap((line) => finishes.map((finish) => `${finish} ${line}`));
  const rounds = Math.ceil(count / (looks.length * sample.length));
  const variants = Array.from({ length: rounds }, (_, round) =>
    looks.map((look) => (round === 0 ? look : `${look} SÉRIE ${round}`)),
  ).flat();
  const more = variants.flatMap((variant, turn) =>
    sample.map((product, index): SampleProduct => ({
      ...product,
      CD_PRODUTO: String(100_000 + turn * sample.length + index),
      DESCRICAO: `${product.DESCRICAO} ${variant}`,
      preco_venda: fromCents(toCents((product.preco_venda * random.between(70, 180)) / 100)),
      estoque_saldo: random.between(0, 600),
    })),
  );
  return [...sample, ...more].slice(0, count);
}
