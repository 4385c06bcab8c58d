import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { codeOfPicture, drawnParts, jpegSize, pictureFile, picturePath } from './picture';

const jpeg = readFileSync('public/products/images/default.jpg');
const frameAt = Math.max(...[0xc0, 0xc2].map((kind) => jpeg.indexOf(Buffer.from([0xff, kind, 0]))));
const frame = jpeg.subarray(frameAt, frameAt + 2 + jpeg.readUInt16BE(frameAt + 2));

/** The same picture, with another size in its header. */
function resized(height: number, width: number): Buffer {
  const other = Buffer.from(jpeg);
  other.writeUInt16BE(height, frameAt + 5);
  other.writeUInt16BE(width, frameAt + 7);
  return other;
}

describe('§7 pictures: what a JPEG is', () => {
  it('by its bytes', () => {
    const { width = 0, height = 0 } = jpegSize(jpeg) ?? {};
    expect([width > 0, height > 0]).toEqual([true, true]);
  });

  it.each([
    ['a text with the name of a picture', Buffer.from('isto não é uma foto, é um texto')],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['the beginning alone', jpeg.subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
    ['one of 0 × 0 pixels', resized(0, 0)],
    ['one without height', resized(0, 640)],
    ['one of two frames', Buffer.concat([jpeg.subarray(0, 2), frame, jpeg.subarray(2)])],
    ['one that breaks off', jpeg.subarray(0, -100)],
    ['a segment without an end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('%s is none', (_, bytes) => {
    expect(jpegSize(bytes)).toBeUndefined();
  });
});

describe('§7 pictures: what they say beside the picture', () => {
  const place = Buffer.from('Exif 25.42S 49.27W');
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place]);

  it('is removed, and the picture stays', () => {
    const told = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2), place]);
    const drawn = Buffer.concat(drawnParts(told));
    expect(drawn.includes(place)).toBe(false);
    expect(drawn).toEqual(Buffer.concat(drawnParts(jpeg)));
    expect(jpegSize(drawn)).toEqual(jpegSize(jpeg));
    expect(drawn.length).toBeGreaterThan(jpeg.length * 0.9);
  });
});

describe('§7 pictures: their names', () => {
  it.each([
    ['1006', '1006.jpg'],
    ['10/2', '10%2F2.jpg'],
    ['..\\x', '..%5Cx.jpg'],
    ['A 1', 'A 1.jpg'],
    ['5%', '5%25.jpg'],
  ])('%s is kept in %s, and found by its path', (code, file) => {
    expect(pictureFile(code)).toBe(file);
    expect(codeOfPicture(picturePath(code))).toBe(code);
  });

  it('no other path is a picture', () => {
    for (const path of [
      '/products/images/',
      '/products/images/a/b.jpg',
      '/products/images/%.jpg',
      '/products/images/%00.jpg',
      '/products/images/1006%0Atexto.jpg',
      `/products/images/${'9'.repeat(201)}.jpg`,
    ]) {
      expect(codeOfPicture(path)).toBeUndefined();
    }
  });
});
