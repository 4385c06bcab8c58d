import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';

import { projectRoot } from '../../emulators/start/project-root';
import { allWidths } from './looks';

/**
 * Visits the states of the accessibility tests (tests/e2e/accessibility) and puts their pictures side by side on one
 * page, book/index.html.
 */
export async function makeBook(): Promise<void> {
  const folder = join(projectRoot, 'book');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await execa('npx', ['playwright', 'test', 'tests/e2e/accessibility/walks.spec.ts'], {
    cwd: projectRoot,
    env: { MMV_BOOK: folder },
    stdio: 'inherit',
    // The book lacks a failed state, but the other states are still useful.
    reject: false,
  });
  const files = await readdir(folder);
  const states = [...new Set(files.map((file) => file.replace(/-\d+\.png$/, '')))].toSorted();
  await writeFile(join(folder, 'index.html'), page(states, new Set(files)));
  console.log(`${states.length} states: ${join(folder, 'index.html')}`);
}

function page(states: readonly string[], files: ReadonlySet<string>): string {
  const rows = states.map((state) => {
    const pictures = allWidths
      .map((width) => ({ width, file: `${state}-${width}.png` }))
      .filter(({ file }) => files.has(file))
      .map(
        ({ width, file }) =>
          `<a href="${file}"><img src="${file}" alt="${width} px" loading="lazy"></a>`,
      );
    return `<h2>${state}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Picture book</title>
<style>body { font: 14px sans-serif } div { display: flex; gap: 8px } img { height: 420px; border: 1px solid #ccc }</style>
${rows.join('\n')}
`;
}
