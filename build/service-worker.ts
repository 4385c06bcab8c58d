import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { bundleScript } from './one-script.ts';

/** The files that the app needs to open. Parts that need a network anyway are left out, to save everybody's bytes. */
const kept = [
  /^app\.html$/,
  /^assets\/(?!customer-registration|charts|order-pdf|price-list)[^/]+\.(js|css)$/,
  /^(favicon|logo|logo-on-dark)\.svg$/,
  /^(banners|categorias)\/[^/]+$/,
  /^products\/images\/default\.jpg$/,
];

/** Writes sw.js: the worker of src/service-worker.ts with the names of this build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'mmv:service-worker',
    apply: 'build',
    writeBundle: {
      // After the plugins that write the page and the frame.
      order: 'post',
      async handler({ dir }) {
        const { config } = this.environment;
        if (dir === undefined) throw new Error('The worker needs a folder to be built into');
        const code = await bundleScript(config.root, 'src/service-worker.ts', {
          builtFiles: JSON.stringify(filesToKeep(dir)),
          'process.env.NODE_ENV': '"production"',
        });
        writeFileSync(join(dir, 'sw.js'), code);
      },
    },
  };
}

/** A hash in a file's name changes with its content, so such a file needs no revision. */
function filesToKeep(folder: string) {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => kept.some((pattern) => pattern.test(name)))
    .sort()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : hash(join(folder, url)) }));
}

function hash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
}
