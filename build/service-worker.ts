import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The worker that opens the app without a network (decision 66). It keeps this build's scripts and drawings, and the
 * empty page. A newer worker waits until no page of the older build is open, or somebody asks for it. Endpoints and
 * Firebase pass it by.
 */
export function serviceWorker(): Plugin[] {
  return VitePWA({
    filename: 'sw.js',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: [
        'app.html',
        'assets/*.{js,css}',
        '{favicon,logo,logo-on-dark}.svg',
        '{banners,categorias}/*',
        'products/images/default.jpg',
      ],
      // What only works with a network is not worth everybody's bytes.
      globIgnores: ['assets/{customer-registration,charts}*'],
      // Instead of the page that the worker keeps, the newest one is asked for first (below).
      navigateFallback: null,
      // The page that installs it is told of newer ones too.
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin &&
            request.mode === 'navigate' &&
            request.destination === 'document' &&
            !/^\/(api|assets|products)\//.test(url.pathname),
          // The newest page, unless the network has none in time; it is never kept.
          handler: async ({ request }) => {
            const newest = fetch(request);
            const timeIsUp = new Promise<undefined>((resolve) => {
              setTimeout(() => resolve(undefined), 5000);
            });
            const inTime = await Promise.race([newest.catch(() => undefined), timeIsUp]);
            const kept = inTime ?? (await caches.match('/app.html', { ignoreSearch: true }));
            return kept ?? newest;
          },
        },
      ],
    },
  });
}
