import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** What the build wrote (build/service-worker.ts). */
declare const builtFiles: PrecacheEntry[];
/** The compiler takes this for a page. */
declare const self: Window & { skipWaiting: () => Promise<void> };
declare global {
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<void>) => void;
  }
}

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

/** Pictures of products that were seen. */
const pictures = 'fotos-de-produtos';
const mostPictures = 400;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/products/images/'),
  // The network's, which may be a new one; without a network that which was seen last.
  async ({ request, url, event }) => {
    try {
      const answer = await fetch(request);
      // A product without a picture is led to the default one, which is kept anyway.
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

/** A cache lists at its end what was put into it last. */
async function keepPicture(path: string, picture: Response): Promise<void> {
  try {
    const cache = await caches.open(pictures);
    await cache.put(path, picture);
    const oldest = (await cache.keys()).slice(0, -mostPictures);
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
