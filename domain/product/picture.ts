import { isQueryText } from '../query-limits';

/** A product's picture (decision 77). */

export const pictureSize = 800;

/** The endpoint's limits: pixels per side, and bytes. A picture of 800 pixels has 50 to 200 KB. */
export const maxPicturePixels = 2_000;
export const maxPictureBytes = 1_000_000;

export const maxPictureFileBytes = 30_000_000;

/** The name of a product's picture file. Characters that file names can't have are encoded. */
export function pictureFile(code: string): string {
  return `${code.replace(/[%/\\:*?"<>|]/g, encodeURIComponent)}.jpg`;
}

/** The path of a product's picture (§7). */
export function picturePath(code: string): string {
  return `/products/images/${encodeURIComponent(code)}.jpg`;
}

/** The product code in a picture's path; undefined for other paths and invalid codes. */
export function codeOfPicture(path: string): string | undefined {
  const name = /^\/products\/images\/([^/]+)\.jpg$/.exec(path)?.[1];
  try {
    const code = name === undefined ? undefined : decodeURIComponent(name);
    return code !== undefined && isQueryText(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Width and height of a JPEG, read from its bytes; undefined unless it is one complete JPEG. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const segments = segmentsOf(bytes);
  const [frame, ...others] = segments.filter(({ marker }) => isFrame(marker));
  if (!frame || others.length > 0 || segments.at(-1)?.marker !== endMarker) return undefined;
  const height = word(bytes, frame.at + 5);
  const width = word(bytes, frame.at + 7);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The parts of a JPEG without EXIF data (time and place), previews and comments. */
export function drawnParts(bytes: Uint8Array): Uint8Array[] {
  const drawn = segmentsOf(bytes).filter(({ marker }) => !isAside(marker));
  return [bytes.subarray(0, 2), ...drawn.map(({ at, end }) => bytes.subarray(at, end))];
}

interface Segment {
  marker: number;
  at: number;
  end: number;
}

const startMarker = 0xffd8;
const endMarker = 0xffd9;
const scanMarker = 0xffda;

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  if (word(bytes, 0) !== startMarker) return segments;
  for (let at = 2; at + 1 < bytes.length; at = segments.at(-1)?.end ?? at) {
    const marker = word(bytes, at);
    if (marker === endMarker) return [...segments, { marker, at, end: at + 2 }];
    const length = word(bytes, at + 2);
    if (marker < 0xff01 || length < 2 || at + 2 + length > bytes.length) return segments;
    const end = at + 2 + length;
    segments.push({ marker, at, end: marker === scanMarker ? endOfScan(bytes, end) : end });
  }
  return segments;
}

/** Inside a scan, 0xff is followed by 0 or belongs to a restart marker (0xd0 to 0xd7). */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isOfScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
}

function isOfScan(following: number): boolean {
  return following === 0 || (following >= 0xd0 && following <= 0xd7);
}

/** SOF0 to SOF15; three markers of this range mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

/** Comments, and APP0 to APP15 except those that define the colours. */
function isAside(marker: number): boolean {
  const isApplication = marker >= 0xffe0 && marker <= 0xffef;
  return marker === 0xfffe || (isApplication && ![0xffe0, 0xffe2, 0xffee].includes(marker));
}
