/** The endpoint's own limit. */
const mostCodes = 200;
/** An address length that every server on the way accepts. */
const longestQuery = 4_000;
const longestCode = 200;

/**
 * Product codes in groups that one request can ask for. A code that no product can have is left out: the endpoint
 * would refuse the others with it.
 */
export function codeBatches(codes: readonly string[]): URLSearchParams[] {
  const batches: URLSearchParams[] = [];
  let room = { codes: 0, characters: 0 };
  for (const code of new Set(codes.filter(canBeCode))) {
    const characters = `CD_PRODUTO=${encodeURIComponent(code)}&`.length;
    if (room.codes === 0 || room.characters < characters) {
      batches.push(new URLSearchParams());
      room = { codes: mostCodes, characters: longestQuery };
    }
    batches.at(-1)?.append('CD_PRODUTO', code);
    room = { codes: room.codes - 1, characters: room.characters - characters };
  }
  return batches;
}

function canBeCode(code: string): boolean {
  return code !== '' && code.length <= longestCode && !/\p{Cc}/u.test(code);
}
