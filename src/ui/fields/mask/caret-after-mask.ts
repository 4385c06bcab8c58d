const sign = /[\p{L}\p{N}]/gu;

/**
 * The caret's position after `mask` rewrote the text. It counts letters and digits, because masks move
 * punctuation.
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
