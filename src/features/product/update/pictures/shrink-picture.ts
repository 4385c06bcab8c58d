import { mostFileBytes, pictureSize } from '../../../../../domain/product/picture';

/** Why a file is no picture. The message is a sentence for the person. */
export class NoPicture extends Error {}

/** Why the file can't be a picture; undefined if it may be one. */
export function sizeProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'O arquivo está vazio.';
  if (size <= mostFileBytes) return undefined;
  const [has, most] = [size, mostFileBytes].map((bytes) => Math.round(bytes / 1_000_000));
  return `A foto tem ${has} MB, e o limite é ${most} MB. Reduza-a e escolha de novo.`;
}

/** A JPEG no larger than the screens show it, with white for transparent areas. Throws NoPicture. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const problem = sizeProblem(file);
  if (problem !== undefined) throw new NoPicture(problem);
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new NoPicture('O arquivo não é uma foto: envie JPG, PNG ou WebP.', { cause: error });
  });
  const scale = Math.min(1, pictureSize / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new NoPicture('A foto não pôde ser reduzida.'))),
      'image/jpeg',
      0.85,
    );
  });
}
