const sign = /[\p{L}\p{N}]/gu;

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

  const count = [...head.matchAll(sign)].length;
  const last = [...masked.matchAll(sign)][count - 1];
  return last ? last.index + 1 : 0;
}
