import type { Stop } from '../base/subscription';

/** How often an open page asks whether there is a newer version, in milliseconds. */
const askEveryMs = 60 * 60_000;

/** Loads the newer version; other tabs are told that there is one. */
export type Update = () => void;

/** Installs the worker that opens the app without a network, and tells of newer versions; `Update` loads one. */
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
      (error: unknown) => console.warn('The newest version could not be asked for', error),
    );
  });
  worker.addEventListener('controlling', () => {
    if (asked) location.reload();
    // Another tab has asked for it, and this page's scripts are not kept any more.
    else if (isControlled) onNewer(() => location.reload());
    isControlled = true;
  });
  await worker.register();
  const timer = setInterval(() => {
    worker.update().catch((error: unknown) => console.warn('No newer version', error));
  }, askEveryMs);
  return () => clearInterval(timer);
}

/** Whether the server's page begins with the script that this page began with: a page mostly comes from the server. */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  // With a query the worker doesn't answer it with the page that it keeps.
  const answer = await fetch('/app.html?mais-nova', { cache: 'no-cache' });
  return !entry || !answer.ok || (await answer.text()).includes(entry);
}
