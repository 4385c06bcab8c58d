import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Checks tests/traceability.md: each file in a row exists and names the row's section, and each file that names a
 * section is listed there.
 */
const root = resolve(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'tests/traceability.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| §(?<section>\d) .*\| (?<files>`.*`)\s*\|$/.exec(line)?.groups)
  .filter((groups) => groups !== undefined)
  .flatMap(({ section, files }) =>
    [...(files ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => ({
      section: section ?? '',
      file: file ?? '',
    })),
  );

const testFiles = ['src', 'domain', 'rules', 'tests', 'functions/src', 'emulators']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'));

/** The sections in the names of a file's tests; comments don't count. */
function sectionsOf(file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return new Set([...text.matchAll(/§(\d)/g)].map(([, section]) => section ?? ''));
}

describe('the table of sections and their tests', () => {
  test('lists files that exist and name their section', () => {
    expect(rows.length).toBeGreaterThan(100);
    const wrong = rows.filter(
      ({ section, file }) => !testFiles.includes(file) || !sectionsOf(file).has(section),
    );
    expect(wrong).toEqual([]);
  });

  test('lists each test file under every section that it names', () => {
    const missing = testFiles.flatMap((file) =>
      [...sectionsOf(file)]
        .filter((section) => !rows.some((row) => row.file === file && row.section === section))
        .map((section) => ({ section, file })),
    );
    expect(missing).toEqual([]);
  });
});
