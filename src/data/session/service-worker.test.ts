// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { installWorker, type Update } from './service-worker';

const { listeners, worker, Workbox } = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  const worker = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    register: () => Promise.resolve(),
    messageSkipWaiting: () => undefined,
  };
  function Workbox() {
    return worker;
  }
  return { listeners, worker, Workbox };
});
vi.mock('workbox-window', () => ({ Workbox }));

const onNewer = vi.fn<(update: Update) => void>();
/** The worker answers requests without a query from its own copy of the page. */
const serverBeginsWith = (entry: string) =>
  vi.stubGlobal('fetch', (url: string) => {
    const begins = url.includes('?') ? entry : '/assets/app-old.js';
    return Promise.resolve(new Response(`<script src="${begins}"></script>`));
  });
const happens = (event: string) => listeners.get(event)?.();

async function install(controller: object | null = {}) {
  Object.assign(navigator, { serviceWorker: { controller } });
  const stop = await installWorker(onNewer);
  stop();
}

beforeEach(() => {
  onNewer.mockReset();
  document.head.innerHTML = '<script type="module" src="/assets/app-old.js"></script>';
  return () => {
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
});

describe('decision 66: a newer version', () => {
  it('is reported, and waits for the person', async () => {
    const skip = vi.spyOn(worker, 'messageSkipWaiting');
    serverBeginsWith('/assets/app-new.js');
    await install();
    happens('waiting');
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
    expect(skip).not.toHaveBeenCalled();
    onNewer.mock.calls[0]?.[0]();
    expect(skip).toHaveBeenCalledOnce();
  });

  it('is not reported if the page came from the server and is the newest', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', () => {
      asked();
      return Promise.resolve(new Response('<script src="/assets/app-old.js"></script>'));
    });
    await install();
    happens('waiting');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await turn();
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('is reported if another tab loaded it, unlike the first worker of a browser', async () => {
    await install(null);
    happens('controlling');
    expect(onNewer).not.toHaveBeenCalled();
    happens('controlling');
    expect(onNewer).toHaveBeenCalledOnce();
  });
});
