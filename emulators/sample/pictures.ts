import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fold } from '../../domain/text';
import { sampleProducts, type SampleProduct } from './catalogue';

const source = join(import.meta.dirname, 'pictures');
const publicImages = join(import.meta.dirname, '../../public/products/images');

/**
 * Lays the pictures of the products where the app asks for them; those already there stay.
 *
 * A picture is of a kind of part: 'kit-relacao.jpg' is for every product whose DESCRICAO begins with 'KIT RELAÇÃO'.
 */
export async function layPictures(products = sampleProducts(), target = publicImages) {
  await mkdir(target, { recursive: true });
  const kinds = (await readdir(source))
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => basename(file, '.jpg'));
  const present = new Set(await readdir(target));
  for (const product of products.filter(isPictured)) {
    const file = `${product.CD_PRODUTO}.jpg`;
    const kind = kindOf(product, kinds);
    if (kind === undefined || present.has(file)) continue;
    await copyFile(join(source, `${kind}.jpg`), join(target, file), constants.COPYFILE_FICLONE);
  }
}

/** Some products have no picture, as in life: the default one must be seen too. */
function isPictured({ CD_PRODUTO }: SampleProduct): boolean {
  return Number(CD_PRODUTO) % 6 !== 0;
}

/** The longest kind that the description begins with: 'pneu-moto' rather than 'pneu'. */
function kindOf({ DESCRICAO }: SampleProduct, kinds: string[]): string | undefined {
  const words = `${fold(DESCRICAO).replace(/[^a-z0-9]+/g, '-')}-`;
  return kinds
    .filter((kind) => words.startsWith(`${kind}-`))
    .sort((a, b) => b.length - a.length)
    .at(0);
}
