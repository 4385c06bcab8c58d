/** No text has one of these; tabs, line breaks and what windows-1252 leaves free are others. */
const controlCharacter = /(?![\s\x7f-\x9f])\p{Cc}/u;

/**
 * The text of a file in UTF-8, in UTF-16 with its mark ('Texto Unicode' of Excel), or in windows-1252, as Excel writes
 * in Brazil. Undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = inUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return controlCharacter.test(text) ? undefined : text;
}

function inUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every other text is readable as windows-1252.
    return undefined;
  }
}
