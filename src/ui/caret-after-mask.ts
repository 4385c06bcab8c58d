const sign = /[\p{L}\p{N}]/u;

/**
 * Where the caret belongs after `mask` rewrote what was typed, in characters from the start: behind what the mask
 * leaves of the text before it. A mask may set its signs by the whole length (the hyphen of a phone number),
 * so where the two texts differ, letters and digits are counted.
 */
export function caretAfterMask(
  typed: string,
  caret: number,
  mask: (text: string) => string,
): number {
  const masked = mask(typed);
  const head = mask(typed.slice(0, caret));
  if (masked.startsWith(head)) return head.length;

  let left = [...head].filter((character) => sign.test(character)).length;
  let position = 0;
  while (left > 0 && position < masked.length) {
    if (sign.test(masked.charAt(position))) left -= 1;
    position += 1;
  }
  return position;
}
