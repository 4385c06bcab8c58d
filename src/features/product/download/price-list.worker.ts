import { picturePath } from '../../../../domain/product/picture';
import { serveFile } from '../../../spreadsheet/table-file/serve-file';
import type { Value } from '../../../spreadsheet/table-file/table-file';
import { priceListPdf, type ListedPrice } from './price-list-pdf';

/** Pixels of a side: 225 dots per inch in the PDF. */
const side = 160;
const quality = 0.75;
/** Milliseconds for one picture. */
const patience = 15_000;

/** Writes the price list. Its rows are those of `catalogueColumns`; `sheet` is the title. */
serveFile(({ sheet }) => {
  const products: ListedPrice[] = [];
  return {
    add: async (rows) => {
      products.push(...(await Promise.all(rows.map(withPicture))));
    },
    finish: () => priceListPdf(sheet, products),
  };
});

async function withPicture([code, name, group, price]: readonly Value[]): Promise<ListedPrice> {
  const picture = await smallPicture(String(code));
  return {
    code: String(code),
    name: String(name),
    group: String(group),
    price: Number(price),
    picture,
  };
}

/** A product's picture on a white square; undefined without one. Throws if the server doesn't answer. */
async function smallPicture(code: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(picturePath(code), { signal: AbortSignal.timeout(patience) });
  if (answer.status >= 500) throw new Error(`The picture of ${code} answered ${answer.status}`);
  const type = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok || !type.startsWith('image/')) return undefined;
  // Made smaller while it is decoded, because many pictures of full size would fill the memory.
  const small = { resizeWidth: side, resizeQuality: 'high' } as const;
  const image = await createImageBitmap(await answer.blob(), small).catch((error: unknown) =>
    console.error(`The price list lacks the unreadable picture of ${code}`, error),
  );
  if (!image) return undefined;
  const canvas = new OffscreenCanvas(side, side);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('The browser can’t draw in a worker');
  const scale = side / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, side, side);
  drawing.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  image.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await jpeg.arrayBuffer());
}
