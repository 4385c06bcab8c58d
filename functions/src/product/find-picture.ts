import { logger } from 'firebase-functions';
import { pictureFile } from '../../../domain/product/picture';
import { pictureStore } from './picture-store';
import { isProductCode } from './table/catalog';

/** After a failed query PostgreSQL is not asked again for this many milliseconds. */
const pauseWithoutTable = 60_000;

/** Codes known to exist. Products are never deleted, so these stay valid. */
const known = new Set<string>();
let askAgainAt = 0;

/**
 * A product's picture; undefined if there is none or it is unreadable, because the catalogue works without it. Checks
 * the code first: anybody can invent codes, and each look-up in the store costs money.
 */
export async function findPicture(code: string): Promise<Buffer | undefined> {
  try {
    return (await isProduct(code)) ? await pictureStore().read(pictureFile(code)) : undefined;
  } catch (error) {
    logger.error(`the picture of ${code} could not be read`, error);
    return undefined;
  }
}

/**
 * Whether the code exists, active or not, because orders name inactive products. While PostgreSQL is down, every code
 * counts.
 */
async function isProduct(code: string): Promise<boolean> {
  if (known.has(code) || Date.now() < askAgainAt) return true;
  try {
    if (!(await isProductCode(code))) return false;
    known.add(code);
  } catch (error) {
    logger.error('PostgreSQL did not answer, so pictures are served for every code', error);
    askAgainAt = Date.now() + pauseWithoutTable;
  }
  return true;
}
