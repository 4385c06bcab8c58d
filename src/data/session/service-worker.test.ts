// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { installWorker, type Update } from './service-worker';

/** A waiting worker, as the browser's own objects show it. */
const worker = Object.assign(new EventTarget(), {
  scriptURL: '/sw.js',
  postMessage: vi.fn<(message: object) => void>(),
});
let container: EventTarget;

const onNewer = vi.fn<(update: Update) => void>();
/** The worker answers requests without a query from its own copy of the page. */
const serverBeginsWith = (entry: string) =>
  vi.stubGlobal('fetch', (url: string) => {
    const begins = url.includes('?') ? entry : '/assets/app-old.js';
    return Promise.resolve(new Response(`<script src="${begins}"></script>`));
  });
const changeController = () => container.dispatchEvent(new Event('controllerchange'));

async function install(waiting: object | null, controller: EventTarget | null = worker) {
  const register = () => Promise.resolve(Object.assign(new EventTarget(), { waiting }));
  container = Object.assign(new EventTarget(), { controller, register });
  Object.assign(navigator, { serviceWorker: container });
  const stop = await installWorker(onNewer);
  stop();
}

beforeEach(() => {
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
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
    serverBeginsWith('/assets/app-new.js');
    await install(worker);
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
    expect(worker.postMessage).not.toHaveBeenCalled();
    onNewer.mock.calls[0]?.[0]();
    expect(worker.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }, expect.anything()]]);
  });

  it('is not reported if the page came from the server and is the newest', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', () => {
      asked();
      return Promise.resolve(new Response('<script src="/assets/app-old.js"></script>'));
    });
    await install(worker);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await turn();
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('is reported if another tab loaded it, unlike the first worker of a browser', async () => {
    await install(null, null);
    changeController();
    expect(onNewer).not.toHaveBeenCalled();
    changeController();
    expect(onNewer).toHaveBeenCalledOnce();
  });
});
