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
  test.each(rows)('§$section is in the names of $file', ({ section, file }) => {
    expect(testFiles).toContain(file);
    expect([...sectionsOf(file)]).toContain(section);
  });

  test.each(testFiles)('%s stands under each section it names', (file) => {
    const listed = rows.filter((row) => row.file === file).map((row) => row.section);
    expect(listed).toEqual(expect.arrayContaining([...sectionsOf(file)]));
  });
});
