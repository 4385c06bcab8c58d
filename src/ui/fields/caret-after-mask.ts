const sign = /[\p{L}\p{N}]/gu;

/**
 * The caret's position, in characters, after `mask` rewrote the text: behind whatever the mask keeps of the text before
 * the caret. A mask may place its punctuation by the total length (the hyphen of a phone number), so where the two
 * texts differ, letters and digits are counted.
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
