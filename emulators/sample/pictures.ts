import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fold } from '../../domain/words/text';
import { sampleProducts, type SampleProduct } from './catalogue';

const source = join(import.meta.dirname, 'pictures');
const publicImages = join(import.meta.dirname, '../../public/products/images');

/** Copies missing pictures. 'kit-relacao.jpg' serves every product whose DESCRICAO begins with 'KIT RELAÇÃO'. */
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

/** Some products have no picture, as in real life, so that the default picture appears too. */
function isPictured({ CD_PRODUTO }: SampleProduct): boolean {
  return Number(CD_PRODUTO) % 6 !== 0;
}

/** The longest kind that matches the beginning of the description: 'pneu-moto' rather than 'pneu'. */
function kindOf({ DESCRICAO }: SampleProduct, kinds: string[]): string | undefined {
  const words = `${fold(DESCRICAO).replace(/[^a-z0-9]+/g, '-')}-`;
  return kinds
    .filter((kind) => words.startsWith(`${kind}-`))
    .sort((a, b) => b.length - a.length)
    .at(0);
}
