import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOptions } from './options';

let here: string;
beforeAll(() => {
  here = mkdtempSync(join(tmpdir(), 'mmv-options-'));
  for (const name of ['saved', 'empty', 'photos']) mkdirSync(join(here, name));
  writeFileSync(join(here, 'saved/firebase-export-metadata.json'), '{}');
  writeFileSync(join(here, 'photos/one.jpg'), '');
});
afterAll(() => rmSync(here, { recursive: true }));

const read = (words: string) => readOptions(words.split(' ').filter(Boolean), here);
const at = (name: string) => join(here, name);

test('nothing, and a fresh start', async () => {
  expect(await read('')).toEqual({ fresh: false, isImport: false, sample: 'usual' });
  expect(await read('--fresh')).toEqual({ fresh: true, isImport: false, sample: 'usual' });
});

test('the full sample', async () => {
  expect(await read('--sample full')).toMatchObject({ sample: 'full' });
});

test.each(['--import saved', '--import=saved'])('%s begins with an export', async (words) => {
  expect(await read(words)).toMatchObject({ isImport: true, importFrom: at('saved') });
});

test.each([
  ['--export-on-exit empty', 'empty'],
  ['--export-on-exit=new', 'new'],
  ['--import saved --export-on-exit', 'saved'],
  ['--export-on-exit --import saved', 'saved'],
  ['--import=saved --export-on-exit=new', 'new'],
])('%s exports at the end', async (words, name) => {
  expect(await read(words)).toMatchObject({ exportTo: at(name) });
});

test('the first run of a pair that shares an export finds none', async () => {
  const first = await read('--import new --export-on-exit');
  expect(first).toMatchObject({ isImport: true, exportTo: at('new') });
  expect(first).not.toHaveProperty('importFrom');
  // A wrong path, because nothing creates this export.
  expect(await read('--import new')).toMatchObject({ importFrom: at('new') });
});

test.each([
  ['--fesh', 'não conhece "--fesh"'],
  ['saved', 'não conhece "saved"'],
  ['--sample', '--sample só conhece "full"'],
  ['--sample fll', '--sample só conhece "full"'],
  ['--import', '--import pede uma pasta'],
  ['--import --fresh', '--import pede uma pasta'],
  ['--export-on-exit', '--export-on-exit pede uma pasta, ou --import'],
  ['--export-on-exit photos', 'photos, que não é uma exportação'],
  ['--export-on-exit .', 'que não é uma exportação'],
  ['--export-on-exit photos/one.jpg', 'que não é uma exportação'],
])('%s is refused', async (words, sentence) => {
  await expect(read(words)).rejects.toThrow(sentence);
});
