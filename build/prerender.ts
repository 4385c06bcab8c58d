import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';

import { checkInlineScripts } from './inline-scripts.ts';
import { inlineStyles } from './inline-styles.ts';
import { preloadLinks } from './preload-links.ts';

/**
 * Puts the sign-in screen, with its styles, into the built index.html, so that it is visible before any script has
 * loaded. The empty page that all other routes start from becomes app.html (firebase.json, rewrites).
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'mmv:prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const html = String(page.source);
      checkInlineScripts(html);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: preloadLinks(html, bundle) });
      const screen = await renderSignIn(config);
      page.source = inlineStyles(html, bundle).replace('<div id="root">', (root) => root + screen);
    },
  };
}

/** Renders in a Vite server, which reads TypeScript and names CSS classes as the build does. */
async function renderSignIn({ root, mode }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const entry = await server.ssrLoadModule('/src/prerender.tsx');
    return (entry as typeof import('../src/prerender')).prerenderSignIn();
  } finally {
    await server.close();
  }
}
