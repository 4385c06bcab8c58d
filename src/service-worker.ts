import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** What the build wrote (build/service-worker.ts). */
declare const builtFiles: PrecacheEntry[];
/** The compiler takes this for a page. */
declare const self: Window & { skipWaiting: () => Promise<void> };

/**
 * The worker that opens the app without a network (decision 66). It keeps this build's scripts and drawings, and the
 * empty page. A newer worker waits until no page of the older build is open, or somebody asks for it. Endpoints and
 * Firebase pass it by.
 */
self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// The page that installs it is told of newer ones too.
clientsClaim();
precacheAndRoute(builtFiles);
cleanupOutdatedCaches();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !/^\/(api|assets|products)\//.test(url.pathname),
  // The newest page, unless the network has none in time; it is never kept.
  async ({ request }) => {
    const newest = fetch(request);
    const timeIsUp = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), 5000);
    });
    const inTime = await Promise.race([newest.catch(() => undefined), timeIsUp]);
    const kept = inTime ?? (await caches.match('/app.html', { ignoreSearch: true }));
    return kept ?? newest;
  },
);
