import { isQueryText, maxTexts } from '../../../domain/query-limits';

/** Length of a query string that every server on the way accepts. */
const maxQueryLength = 4_000;

/**
 * Splits product codes into one request each. Drops impossible codes, because the endpoint would refuse the whole
 * request.
 */
export function codeBatches(codes: readonly string[]): URLSearchParams[] {
  const batches: URLSearchParams[] = [];
  let room = { codes: 0, characters: 0 };
  for (const code of new Set(codes.filter(isCode))) {
    const characters = `CD_PRODUTO=${encodeURIComponent(code)}&`.length;
    if (room.codes === 0 || room.characters < characters) {
      batches.push(new URLSearchParams());
      room = { codes: maxTexts, characters: maxQueryLength };
    }
    batches.at(-1)?.append('CD_PRODUTO', code);
    room = { codes: room.codes - 1, characters: room.characters - characters };
  }
  for (const batch of batches) {
    // A single code would also match codes that start with it, so it is sent twice.
    const [code, ...others] = batch.getAll('CD_PRODUTO');
    if (code !== undefined && others.length === 0) batch.append('CD_PRODUTO', code);
  }
  return batches;
}

function isCode(code: string): boolean {
  return code !== '' && isQueryText(code);
}
