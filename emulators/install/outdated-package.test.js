import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outdatedPackage } from './outdated-package.js';

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

test('nothing is installed, or an installation was interrupted', () => {
  expect(outdatedPackage(folder)).toBe('a pasta node_modules não existe ou está incompleta');
});

test('a package has another version', () => {
  write('node_modules/.package-lock.json', {
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '2.9.0' },
  });
  expect(outdatedPackage(folder)).toBe('b 3.0.0 falta ou está em outra versão');
});

test('a workspace was added', () => {
  write('package-lock.json', {
    'node_modules/c': { resolved: 'packages/c', link: true },
    'packages/c': { name: 'c', version: '1.0.0' },
  });
  write('node_modules/.package-lock.json', {});
  expect(outdatedPackage(folder)).toBe('packages/c 1.0.0 falta ou está em outra versão');
});

test('all is as the lock file asks, but for what other systems need', () => {
  write('node_modules/.package-lock.json', {
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '3.0.0' },
  });
  expect(outdatedPackage(folder)).toBeUndefined();
});
