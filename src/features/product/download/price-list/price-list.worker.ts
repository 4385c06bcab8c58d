import { picturePath } from '../../../../../domain/product/picture';
import { priceListPdf, type PriceListQuestion } from './price-list-pdf';

/** The worker's messages: progress, then the file or a failure. */
export type PriceListAnswer =
  | { pictures: number }
  | { file: Blob; withoutPicture: number }
  | { failure: string };

/** Pixels of a side: 225 dots per inch in the PDF. */
const side = 160;
const quality = 0.75;
/** Pictures that load at once. */
const atOnce = 8;
/** Milliseconds. The list does without a picture that takes longer. */
const patience = 15_000;

/** Writes a price list in the worker, so that the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<PriceListQuestion>) => {
  const answer = (message: PriceListAnswer) => self.postMessage(message);
  writeList(data, answer).catch((error: unknown) => answer({ failure: String(error) }));
};

async function writeList(question: PriceListQuestion, tell: (answer: PriceListAnswer) => void) {
  const codes = question.groups.flatMap(({ products }) =>
    products.map(({ CD_PRODUTO }) => CD_PRODUTO),
  );
  const pictures = new Map<string, Uint8Array>();
  const waiting = codes.values();
  let done = 0;
  async function load() {
    for (const code of waiting) {
      const jpeg = await smallPicture(code);
      if (jpeg) pictures.set(code, jpeg);
      done += 1;
      tell({ pictures: done });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, load));
  const file = priceListPdf(question, pictures);
  tell({ file, withoutPicture: codes.length - pictures.size });
}

/** A product's picture on a white square; undefined if there is none, or it could not be read. */
async function smallPicture(code: string): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(picturePath(code), { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return undefined;
    const image = await createImageBitmap(await answer.blob());
    const canvas = new OffscreenCanvas(side, side);
    const drawing = canvas.getContext('2d');
    if (!drawing) return undefined;
    const scale = side / Math.max(image.width, image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, side, side);
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
    image.close();
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return new Uint8Array(await jpeg.arrayBuffer());
  } catch (error) {
    console.error(`The price list does without the picture of ${code}`, error);
    return undefined;
  }
}
