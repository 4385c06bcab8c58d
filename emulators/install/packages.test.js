import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countInstalled, outdatedPackage, readLock } from './packages.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mmv-install-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '3.0.0' },
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file, packages) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

function lay(...paths) {
  for (const path of paths) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), '{}');
  }
}

const outdated = () => outdatedPackage(folder, readLock(folder));

const note = {
  'node_modules/a': { version: '2.0.0' },
  'node_modules/a/node_modules/b': { version: '3.0.0' },
};

test('nothing is installed, or an installation was interrupted', () => {
  lay('node_modules/a');
  expect(outdated()).toBe('a pasta node_modules não existe ou está incompleta');
});

test('the list of installed packages is incomplete', () => {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {"node_mod');
  expect(outdated()).toBe('a pasta node_modules não existe ou está incompleta');
});

test('a package has another version', () => {
  lay('node_modules/a', 'node_modules/a/node_modules/b');
  write('node_modules/.package-lock.json', {
    ...note,
    'node_modules/a/node_modules/b': { version: '2.9.0' },
  });
  expect(outdated()).toBe('b 3.0.0 falta ou está em outra versão');
});

test('a package was deleted by hand', () => {
  lay('node_modules/a');
  write('node_modules/.package-lock.json', note);
  expect(outdated()).toBe('b 3.0.0 falta ou está em outra versão');
});

test('everything matches the lock file, except packages for other systems', () => {
  lay('node_modules/a', 'node_modules/a/node_modules/b');
  write('node_modules/.package-lock.json', note);
  expect(outdated()).toBeUndefined();
});

test('counts the packages installed so far', () => {
  lay('node_modules/a');
  const lock = readLock(folder);
  expect([countInstalled(folder, lock), lock.length]).toEqual([1, 2]);
});

test('a damaged lock file is named with the way to bring it back', () => {
  writeFileSync(join(folder, 'package-lock.json'), '{"packages": {"');
  expect(outdated).toThrow('package-lock.json falta ou está danificado. Traga-o de volta');
});
