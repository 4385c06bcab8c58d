import { isQueryText, mostTexts } from '../../../domain/query-limits';

/** Characters of an address that every server on the way lets pass. */
const longestQuery = 4_000;

/** Product codes in groups for one request each; impossible ones would have the others refused. */
export function codeBatches(codes: readonly string[]): URLSearchParams[] {
  const batches: URLSearchParams[] = [];
  let room = { codes: 0, characters: 0 };
  for (const code of new Set(codes.filter(isCode))) {
    const characters = `CD_PRODUTO=${encodeURIComponent(code)}&`.length;
    if (room.codes === 0 || room.characters < characters) {
      batches.push(new URLSearchParams());
      room = { codes: mostTexts, characters: longestQuery };
    }
    batches.at(-1)?.append('CD_PRODUTO', code);
    room = { codes: room.codes - 1, characters: room.characters - characters };
  }
  for (const batch of batches) {
    // One code alone would also find those that begin with it.
    const [code, ...others] = batch.getAll('CD_PRODUTO');
    if (code !== undefined && others.length === 0) batch.append('CD_PRODUTO', code);
  }
  return batches;
}

function isCode(code: string): boolean {
  return code !== '' && isQueryText(code);
}
