import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** Inserted by the build (build/service-worker.ts). */
declare const builtFiles: PrecacheEntry[];
/** TypeScript compiles this file with a page's types. */
declare const self: Window & { skipWaiting: () => Promise<void> };
declare global {
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<void>) => void;
  }
}

/**
 * Opens the app without a network (decision 66): keeps this build's scripts and images, and the empty page. A newer
 * worker waits until all pages of the older build are closed, or a page asks for it. Requests to endpoints and Firebase
 * are not handled here.
 */
self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// Takes control of the installing page, so that it hears of newer versions too.
clientsClaim();
precacheAndRoute(builtFiles);
cleanupOutdatedCaches();

/** Pictures of products that the person has seen. */
const pictures = 'fotos-de-produtos';
const maxCachedPictures = 400;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/products/images/'),
  // From the network, because the picture may be new; without a network the last seen one.
  async ({ request, url, event }) => {
    try {
      const answer = await fetch(request);
      // A product without a picture redirects to the default one, which is kept anyway.
      if (answer.ok && !answer.redirected) {
        event.waitUntil(keepPicture(url.pathname, answer.clone()));
      }
      return answer;
    } catch (failure) {
      const kept = await caches.match(url.pathname, { cacheName: pictures });
      if (kept) return kept;
      throw failure;
    }
  },
);

/** Keeps the newest pictures: a cache lists the last added one last. */
async function keepPicture(path: string, picture: Response): Promise<void> {
  try {
    const cache = await caches.open(pictures);
    await cache.put(path, picture);
    const oldest = (await cache.keys()).slice(0, -maxCachedPictures);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  } catch (failure) {
    console.warn('A picture was not kept', failure);
  }
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !/^\/(api|assets|products)\//.test(url.pathname),
  // The newest page, or the kept one if the network doesn't answer in time. The answer is never kept.
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
