import type { Stop } from '../base/subscription';

/** How often an open page checks for a newer version, in milliseconds. */
const askEveryMs = 60 * 60_000;

/** Loads the newer version; other tabs are notified that it exists. */
export type Update = () => void;

/** Installs the worker that opens the app without a network. Calls `onNewer` for each newer version. */
export async function installWorker(onNewer: (update: Update) => void): Promise<Stop> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  let isControlled = navigator.serviceWorker.controller !== null;
  let asked = false;
  worker.addEventListener('waiting', () => {
    isNewest().then(
      (newest) => {
        if (newest) return;
        onNewer(() => {
          asked = true;
          worker.messageSkipWaiting();
        });
      },
      (error: unknown) => console.warn('Could not check whether this version is the newest', error),
    );
  });
  worker.addEventListener('controlling', () => {
    if (asked) location.reload();
    // Another tab has updated, so the scripts of this page are gone from the cache.
    else if (isControlled) onNewer(() => location.reload());
    isControlled = true;
  });
  await worker.register();
  const timer = setInterval(() => {
    worker
      .update()
      .catch((error: unknown) => console.warn('Could not check for a new version', error));
  }, askEveryMs);
  return () => clearInterval(timer);
}

/**
 * Whether the server's page starts with this page's script: the page may have come from the server, newer than the
 * worker.
 */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  // Because of the query, the worker doesn't answer with its own copy.
  const answer = await fetch('/app.html?mais-nova', { cache: 'no-cache' });
  return !entry || !answer.ok || (await answer.text()).includes(entry);
}
