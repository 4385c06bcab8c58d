import { logger } from 'firebase-functions';
import {
  drawnParts,
  jpegSize,
  maxPicturePixels,
  pictureFile,
} from '../../../../domain/product/picture';
import { ApiError } from '../../api-error';
import { pictureStore } from '../../product/picture-store';
import { isProductCode } from '../../product/table/catalog';
import { requiredTextFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/** POST /foto?CD_PRODUTO= with a JPEG (Content-Type: image/jpeg) → {gravada: true}: stores the picture of a product. */
export const foto: Endpoint = async ({ caller, query, body }) => {
  const code = requiredTextFrom(query, 'CD_PRODUTO');
  const jpeg = pictureFrom(body);
  if (!(await isProductCode(code))) {
    throw new ApiError(
      404,
      'produto-desconhecido',
      `A foto não foi salva: nenhum produto tem o código ${code}. Confira o código.`,
    );
  }
  await save(code, jpeg);
  logger.info(`picture of ${code} stored by ${caller.uid}, ${jpeg.length} bytes`);
  return { gravada: true };
};

function pictureFrom(body: Buffer | undefined): Buffer {
  if (!body) throw badPicture('não foi enviada uma foto JPEG');
  const size = jpegSize(body);
  if (!size) throw badPicture('o arquivo não é uma foto JPEG');
  if (Math.max(size.width, size.height) > maxPicturePixels) {
    throw badPicture(`ela tem mais de ${maxPicturePixels} pixels de lado`);
  }
  return Buffer.concat(drawnParts(body));
}

async function save(code: string, jpeg: Buffer): Promise<void> {
  try {
    await pictureStore().save(pictureFile(code), jpeg);
  } catch (error) {
    throw new ApiError(
      503,
      'fotos-indisponiveis',
      'A foto não foi salva: o armazenamento de fotos não respondeu. Tente de novo em alguns minutos.',
      { cause: error },
    );
  }
}

function badPicture(why: string): ApiError {
  return new ApiError(400, 'foto-invalida', `A foto não foi salva: ${why}. Escolha outra.`);
}
