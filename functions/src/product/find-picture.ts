import { logger } from 'firebase-functions';
import { pictureStore } from './picture-store';
import { queryProductTable } from './table/query';

/** For so many milliseconds the products' codes are remembered, and for so many without an answer what was known before. */
const kept = 10_000;
const keptWithoutTable = 60_000;

let known: ReadonlySet<string> | undefined;
let knownUntil = 0;
let asking: Promise<void> | undefined;

/**
 * The picture of a product, undefined where there is none or it can't be had: a catalogue without a picture is still a
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

/** Inactive ones too, for the orders that name them. Where the table never answered, any code may be one. */
async function isProduct(code: string): Promise<boolean> {
  if (Date.now() >= knownUntil) await (asking ??= askTable());
  return known?.has(code) ?? true;
}

async function askTable(): Promise<void> {
  try {
    const rows = await queryProductTable((table) =>
      table.selectFrom('produtos').select('CD_PRODUTO').execute(),
    );
    known = new Set(rows.map(({ CD_PRODUTO }) => CD_PRODUTO));
    knownUntil = Date.now() + kept;
  } catch (error) {
    logger.error('pictures are shown of the products that were known last', error);
    knownUntil = Date.now() + keptWithoutTable;
  }
  asking = undefined;
}
