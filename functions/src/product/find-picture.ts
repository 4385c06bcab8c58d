import { logger } from 'firebase-functions';
import { pictureStore } from './picture-store';
import { isProductCode } from './table/catalog';

/** After a question without an answer the table is left alone for so many milliseconds. */
const pauseWithoutTable = 60_000;

/** Products are never deleted, so a code that was one stays one. */
const known = new Set<string>();
let askAgainAt = 0;

/**
 * The picture of a product; undefined if there is none or it can't be read: a catalogue without a picture is still a
 * catalogue. Nothing is looked for under a code that no product has: anybody may ask for made-up ones, and each look costs.
 */
export async function findPicture(code: string): Promise<Buffer | undefined> {
  try {
    return (await isProduct(code)) ? await pictureStore().read(code) : undefined;
  } catch (error) {
    logger.error(`the picture of ${code} could not be read`, error);
    return undefined;
  }
}

/** Inactive ones too, for the orders that name them. While the table doesn't answer, any code may be one. */
async function isProduct(code: string): Promise<boolean> {
  if (known.has(code) || Date.now() < askAgainAt) return true;
  try {
    if (!(await isProductCode(code))) return false;
    known.add(code);
  } catch (error) {
    logger.error('pictures are shown under any code: the product table did not answer', error);
    askAgainAt = Date.now() + pauseWithoutTable;
  }
  return true;
}
