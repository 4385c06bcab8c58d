import { isQueryText } from '../query-limits';

/** A product's picture (decision 77). */

/** The longer side of a picture as the screen sends it, in pixels. */
export const pictureSize = 800;

/** What the endpoint takes: pixels of a side, and bytes. One of 800 pixels has 50 to 200 KB. */
export const mostPixels = 2_000;
export const mostPictureBytes = 1_000_000;

/** What the screen takes to make it smaller. */
export const mostFileBytes = 30_000_000;

/** The file that holds the picture of a product; the code may have characters that no file name has. */
export function pictureFile(code: string): string {
  return `${code.replace(/[%/\\:*?"<>|]/g, encodeURIComponent)}.jpg`;
}

/** Where the picture of a product is asked for (§7). */
export function picturePath(code: string): string {
  return `/products/images/${encodeURIComponent(code)}.jpg`;
}

/** The product code in the path of a picture; undefined for any other path and for what no code can be. */
export function codeOfPicture(path: string): string | undefined {
  const name = /^\/products\/images\/([^/]+)\.jpg$/.exec(path)?.[1];
  try {
    const code = name === undefined ? undefined : decodeURIComponent(name);
    return code !== undefined && isQueryText(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Width and height of a JPEG, read from its bytes; undefined if it is no JPEG. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (word(0) !== 0xffd8) return undefined;
  // Segments follow each other: a marker, then their length.
  for (let at = 2; at + 8 < bytes.length; at += 2 + word(at + 2)) {
    const marker = word(at);
    if (marker < 0xff01 || word(at + 2) < 2) return undefined;
    if (isFrame(marker)) return { height: word(at + 5), width: word(at + 7) };
  }
  return undefined;
}

/** SOF0 to SOF15, among which are three segments of another kind. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}
