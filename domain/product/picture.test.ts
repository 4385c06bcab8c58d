import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { codeOfPicture, jpegSize, pictureFile, picturePath } from './picture';

const jpeg = readFileSync('public/products/images/default.jpg');

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
    ['a segment without an end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('%s is none', (_, bytes) => {
    expect(jpegSize(bytes)).toBeUndefined();
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
