import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import { readSettings } from '../src/config/settings.ts';
import { checkInlineScripts } from './inline-scripts.ts';
import { inlineStyles } from './inline-styles.ts';
import { checkLightEntry } from './light-entry.ts';
import { preloadLinks } from './preload-links.ts';
import { rem } from './rem.ts';

/** Puts the sign-in screen and its styles into index.html; other routes start from app.html (firebase.json). */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'mmv:prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
      // Here, because the sign-in screen reads them only after the whole build.
      readSettings(config.env);
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const html = String(page.source);
      checkInlineScripts(html);
      checkLightEntry(bundle);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: preloadLinks(html, bundle) });
      const screen = await renderSignIn(config);
      page.source = inlineStyles(html, bundle).replace('<div id="root">', (root) => root + screen);
    },
  };
}

/**
 * Renders the screen from a build for Node, which gives CSS classes the same names. The build has its own folder,
 * because a second Vite server in node_modules/.vite would delete a running dev server's dependencies.
 */
async function renderSignIn({ root, mode }: ResolvedConfig): Promise<string> {
  // Inside node_modules, so that Node finds the packages that the build doesn't bundle.
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      configFile: false,
      root,
      mode,
      plugins: [react()],
      css: rem,
      logLevel: 'error',
      build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
    });
    const entry: unknown = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return (entry as typeof import('../src/prerender')).prerenderSignIn();
  } finally {
    await rm(outDir, { recursive: true });
  }
}
