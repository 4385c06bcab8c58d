import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Manifest } from 'vite';

/** The JavaScript files that a module brings with it before it runs: its own chunk and all static imports. */
export function scriptsOf(manifest: Manifest, module: string): Set<string> {
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build's manifest`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return scripts;
}

/** Kilobytes (1000 bytes) of these files after gzip. */
export async function gzipKilobytes(folder: string, files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(join(folder, file))).length;
  return bytes / 1000;
}
